/// The punctuation of AccessibilitySnapshot, so that its expected strings can be compared.
///
/// Only a period counts as the end of a sentence, so that "Buy!" becomes "Buy!."; containers are not
/// named on entry.
enum ScriptStyle {
  static func text(of utterance: Utterance) -> SpokenText {
    let parts = utterance.parts
    var text = name(of: parts)
    if parts.contains(where: { $0.phrase == .selected }) {
      text = text.isEmpty ? selected(parts) : "\(selected(parts).withoutFinalPeriod): \(text)"
    }
    text = sentence(text, followedBy: specifiers(of: parts))
    text = places(of: parts).reduce(text) { text, place in
      place.role == .edge
        ? sentence(text, followedBy: [place.script])
        : [text, place.script].filter { !$0.isEmpty }.joined(separator: " ")
    }
    let hints = self.hints(of: parts)
    return SpokenText(
      sentence: text, hint: hints.isEmpty ? nil : hint(of: hints),
      extra: parts.filter { $0.role == .extra }.map(\.script))
  }

  /// Headers, label, table position, value and content.
  private static func name(of parts: [Utterance.Part]) -> String {
    let table = parts.filter { $0.role == .table }
    let headers = table.filter { $0.phrase == nil }.map(\.script.withFinalPeriod)
    let positions = table.filter { $0.phrase != nil }.map(\.script)
    let label = parts.first { [.label, .announcement].contains($0.role) }?.script ?? ""
    let value = parts.first { $0.role == .value }?.script
    var text = label
    if positions.isEmpty {
      if let value { text = label.isEmpty ? value : "\(label): \(value)" }
    } else {
      let base = label.isEmpty ? [] : [label.withFinalPeriod]
      text = (base + positions + [value].compactMap { $0 }).joined(separator: " ")
    }
    let content = parts.filter { $0.role == .content }.map(\.script)
    text = ([text].filter { !$0.isEmpty } + content).joined(separator: ", ")
    return (headers + [text].filter { !$0.isEmpty }).joined(separator: " ")
  }

  /// States other than selected, and types.
  private static func specifiers(of parts: [Utterance.Part]) -> [String] {
    parts.filter { [.state, .trait].contains($0.role) && !isLeftOut($0.phrase) }
      .map { $0.phrase == nil ? $0.script : $0.script.withFinalPeriod }
  }

  /// What it says elsewhere, or not at all.
  private static func isLeftOut(_ phrase: Phrase?) -> Bool {
    switch phrase {
    case .selected, .characterMode, .insertionPointAtStart, .insertionPointAtEnd: true
    default: false
    }
  }

  private static func places(of parts: [Utterance.Part]) -> [Utterance.Part] {
    parts.filter { [.position, .edge].contains($0.role) }
  }

  private static func selected(_ parts: [Utterance.Part]) -> String {
    parts.first { $0.phrase == .selected }?.script ?? ""
  }

  private static func sentence(_ text: String, followedBy words: [String]) -> String {
    guard !words.isEmpty else { return text }
    return ([text].filter { !$0.isEmpty }.map(\.withFinalPeriod) + words).joined(separator: " ")
  }

  /// The hints of AccessibilitySnapshot, which has none for a search field and for reordering.
  private static func hints(of parts: [Utterance.Part]) -> [Utterance.Part] {
    let isSearchField = parts.contains { $0.phrase == .searchField }
    let others: [Phrase?] =
      isSearchField ? [.reorderHint, .editHint, .editingHint] : [.reorderHint]
    return parts.filter { $0.role == .hint && !others.contains($0.phrase) }
  }

  /// Hints joined by a period; the two of a text view are one string in the public table.
  private static func hint(of parts: [Utterance.Part]) -> String {
    var text = ""
    for (index, part) in parts.enumerated() {
      if index == 0 {
        text = part.script
      } else if part.phrase == .editingHint, parts[index - 1].phrase == .editHint {
        text += ", " + part.script
      } else {
        text = text.withoutFinalPeriod + ". " + part.script
      }
    }
    return text
  }
}

extension String {
  fileprivate var withFinalPeriod: String { hasSuffix(".") ? self : self + "." }
}
