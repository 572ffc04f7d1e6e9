import EarshotText

/// The descriptions of VoiceOver Designer, with the uneven periods of its string tables.
enum DesignerStyle {
  static func text(of utterance: Utterance) -> SpokenText {
    let parts = valueFirst(
      utterance.parts.filter { ![.hint, .extra, .container].contains($0.role) })
    var sentences = groups(of: parts)
    if sentences.isEmpty { sentences = [utterance.parts.isEmpty ? "" : "Empty"] }
    return SpokenText(
      sentence: sentences.joined(separator: ". ") + end(of: parts),
      hint: utterance.parts.first { $0.role == .hint }?.text,
      extra: [])
  }

  /// The parts with the value before the type, also of a field that is edited, and without its caret.
  private static func valueFirst(_ parts: [Utterance.Part]) -> [Utterance.Part] {
    let told = parts.filter {
      ![.characterMode, .insertionPointAtStart, .insertionPointAtEnd].contains($0.phrase)
    }
    guard let value = told.firstIndex(where: { $0.role == .value }),
      let type = told.firstIndex(where: { $0.role == .trait }), type < value
    else { return told }
    var sorted = told
    sorted.insert(sorted.remove(at: value), at: type)
    return sorted
  }

  /// The sentences: label and value together, each type and state alone, editing with its field.
  private static func groups(of parts: [Utterance.Part]) -> [String] {
    var sentences: [String] = []
    for part in parts {
      let isFirstValue = part.role == .value && sentences.last != nil
      if isFirstValue, parts.contains(where: { $0.role == .label }) {
        sentences[sentences.count - 1] += ": " + part.text
      } else if part.phrase == .isEditing, let field = sentences.popLast() {
        sentences.append("\(field) \(part.text)")
      } else {
        sentences.append(part.phrase == nil ? part.text : part.text.capitalizingFirst)
      }
    }
    return sentences
  }

  /// English types end in a period there, text fields and other languages do not.
  private static func end(of parts: [Utterance.Part]) -> String {
    guard let last = parts.last, last.phrase != nil, last.language == "en" else { return "" }
    return [.textField, .secureTextField, .isEditing].contains(last.phrase) ? "" : "."
  }
}
