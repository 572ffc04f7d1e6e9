import EarshotAudit
import EarshotTree

extension SourceInspector {
  // MARK: Words

  /// Looks at words that are given to something that VoiceOver reads.
  ///
  /// - Parameter isPlain: whether a literal is taken as it stands, as UIKit does, and not as the key
  ///   of a translation, as SwiftUI does.
  mutating func inspectWords(_ value: Expression, at place: CodeRange, isPlain: Bool) {
    if isPlain { inspectHardcoded(value, place) }
    inspectLines(value, place)
    let parts = wordParts(of: value)
    var fragments = 0
    for part in parts {
      switch part {
      case .localized:
        fragments += 1
      case .text(let text):
        // Behind a comma another phrase begins, which has an order of its own.
        if text.contains(where: { $0.isPunctuation || $0.isNewline || $0.isSymbol }) {
          fragments = 0
        }
      case .other: continue
      }
      if fragments == 2 {
        report("sentence-concatenated", at: place)
        return
      }
    }
  }

  /// Finds line breaks in words where no screen shows them: a view or a controller is read itself.
  private mutating func inspectLines(_ value: Expression, _ place: CodeRange) {
    guard case .string(let segments) = value.kind, type == nil || base?.hasPrefix("UI") != true,
      type.map({ index.ancestry(of: $0.name).contains("View") }) != true
    else { return }
    var words = ""
    for segment in segments {
      switch segment {
      case .text(let text): words += text
      case .interpolation(let arguments):
        words += "‹" + (arguments.first?.value.range.text ?? "") + "›"
      }
    }
    guard words.contains(where: \.isNewline) else { return }
    let parts = words.split(whereSeparator: \.isNewline).map { part in
      part.hasSuffix(":") ? String(part.dropLast()) : String(part)
    }
    report(
      "label-line-break", at: place,
      [
        "label": words.split(whereSeparator: \.isNewline).joined(separator: " "),
        "suggestion": parts.joined(separator: ", "),
      ])
  }

  private mutating func inspectHardcoded(_ value: Expression, _ place: CodeRange) {
    guard case .string(let segments) = value.kind else { return }
    var written = ""
    for segment in segments {
      if case .text(let text) = segment { written += text }
    }
    let hasWord = written.split(whereSeparator: { !$0.isLetter }).contains { $0.count > 1 }
    guard hasWord,
      written.contains(where: \.isWhitespace) || !written.contains(where: ".:_".contains)
    else { return }
    hardcoded.append((written, place))
  }

  /// A part of words that code joins.
  private enum WordPart {
    case text(String)
    case localized
    case other
  }

  private func wordParts(of value: Expression) -> [WordPart] {
    switch value.kind {
    case .binary("+", let left, let right): return wordParts(of: left) + wordParts(of: right)
    case .string(let segments):
      return segments.flatMap { segment -> [WordPart] in
        switch segment {
        case .text(let text): return [.text(text)]
        case .interpolation(let arguments):
          return arguments.first.map { wordParts(of: $0.value) } ?? []
        }
      }
    case .ternary(_, let then, let otherwise):
      return isLocalized(then) && isLocalized(otherwise) ? [.localized] : [.other]
    case .name(let name):
      guard let made = function?.constant(name), made.range.offsets != value.range.offsets else {
        return [.other]
      }
      return isLocalized(made) ? [.localized] : [.other]
    case .call(let callee, let arguments)
    where callee.lastName == "Text" && arguments.count == 1:
      return wordParts(of: arguments[0].value)
    default: return isLocalized(value) ? [.localized] : [.other]
    }
  }

  /// Whether a text is one of a table of translations, with nothing put into it.
  private func isLocalized(_ value: Expression) -> Bool {
    switch value.kind {
    case .call(let callee, let arguments):
      let name = callee.lastName ?? ""
      if name == "NSLocalizedString" { return true }
      if name == "String", arguments.first?.label == "localized" { return true }
      guard case .member(let base?, _) = callee.kind else { return false }
      return arguments.isEmpty
        && (name.hasPrefix("localized") || base.isTableOfTexts)
    case .member(let base?, let name):
      return name == "localized" || name == "localizedString" || base.isTableOfTexts
    default: return false
    }
  }
}

extension Expression {
  /// Whether it is a type that holds texts, as generators and projects name them: `L10n.Menu`,
  /// `AppStrings`, `R.string`.
  fileprivate var isTableOfTexts: Bool {
    switch kind {
    case .name(let name):
      return name == "L10n" || name.hasSuffix("Strings") || name.hasPrefix("Locali")
        || name.hasSuffix("Localization")
    case .member(let base?, let name):
      if case .name("R") = base.kind, name == "string" { return true }
      return base.isTableOfTexts
    default: return false
    }
  }
}
