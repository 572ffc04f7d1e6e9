import EarshotText

/// The words of one finding in one language: what is wrong, why it matters, what to do.
package struct FindingWords: Hashable, Sendable, Codable {
  /// The problem, on one line.
  package var what: String
  /// Who is hurt, and how.
  package var why: String
  /// The advice.
  package var advice: String
}

extension Rule {
  /// The words of a finding of this rule: Russian, or else English.
  package func words(for finding: Finding, in language: String) -> FindingWords {
    // What another tool found has other data than what this rule measures.
    let text = finding.importedKind?.text(in: language) ?? text(in: language)
    let language = AuditWords.locales[language].language
    let isRussian = language == .russian
    func fill(_ template: String) -> String {
      // What another tool found may have no name to put into quotation marks.
      let isUnnamed = finding.importedKind != nil && finding.arguments["name"] == nil
      let template =
        isUnnamed ? template.unnamed(at: finding.frame, inRussian: isRussian) : template
      return WordTemplate(template).filled(in: language, with: finding.arguments)
    }
    return FindingWords(what: fill(text.what), why: text.why, advice: fill(text.advice))
  }
}

extension Finding.Argument {
  /// The longest text that is quoted whole, in characters.
  private static var limit: Int { 80 }

  /// The datum as a part of a sentence.
  func words(inRussian isRussian: Bool) -> String {
    switch self {
    // A name that is missing would leave quotation marks around nothing.
    case .text(""): return isRussian ? "без названия" : "no name"
    case .text(let text):
      let line = text.split(whereSeparator: \.isNewline).joined(separator: " ").namingGlyphs
      return line.count > Self.limit ? line.prefix(Self.limit - 1) + "…" : line
    case .number(let number):
      let rounded = (number * 100).rounded() / 100
      guard rounded.isFinite, rounded.magnitude < 1e15 else { return "\(number)" }
      if rounded == rounded.rounded() { return String(Int(clamping: rounded)) }
      let text = String(rounded)
      return isRussian ? text.split(separator: ".").joined(separator: ",") : text
    }
  }
}

extension String {
  /// The text with the code point in place of each character of the private use areas, which most
  /// fonts show as nothing or as a box.
  fileprivate var namingGlyphs: String {
    guard unicodeScalars.contains(where: { $0.properties.generalCategory == .privateUse }) else {
      return self
    }
    return unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .privateUse
        ? "U+\(String(scalar.value, radix: 16, uppercase: true))" : String(scalar)
    }.joined()
  }
}
