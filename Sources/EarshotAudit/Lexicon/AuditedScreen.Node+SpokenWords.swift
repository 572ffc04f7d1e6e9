import EarshotTree

extension AuditedScreen.Node {
  /// The words for its roles, which VoiceOver says by itself, in the languages of a label.
  var wordsForRoles: [Set<String>] {
    var words = Lexicon.all.roles[role].map { [$0] } ?? []
    if role == .image || traits.contains(.image) { words.append(Lexicon.all[.images]) }
    if traits.contains(.header) { words.append(Lexicon.all[.headings]) }
    return words
  }

  /// The words for its states, which VoiceOver says by itself, in the languages of a label.
  var wordsForStates: [Set<String>] {
    var topics: [Lexicon.Topic] = []
    if traits.contains(.selected) { topics.append(.selected) }
    if traits.contains(.notEnabled) { topics.append(.disabled) }
    if let status = element.expandedStatus.value {
      topics.append(status == .expanded ? .expanded : .collapsed)
    }
    let value = value.lowercased()
    if role == .toggle {
      if Lexicon.all[.onValues].contains(value) { topics.append(.on) }
      if Lexicon.all[.offValues].contains(value) { topics.append(.off) }
    } else if !value.isEmpty {
      let said: [Lexicon.Topic] = [.selected, .disabled, .expanded, .collapsed, .on, .off]
      topics += said.filter { Lexicon.all[$0].contains(value) }
    }
    return topics.map { Lexicon.all[$0] }
  }

  /// The last word when the text was cut before its data: at a colon, or at a preposition with a
  /// space after it; `nil` when the text is whole, or is the caption of something.
  var openEnd: String? {
    // A sentence of a page may go on in the link after it.
    guard role != .text, let raw = element.label.value, value.isEmpty else { return nil }
    guard let word = spokenLabel.split(whereSeparator: \.isWhitespace).last else { return nil }
    if ":：".contains(word.last ?? " ") { return role == .image ? String(word) : nil }
    let isOpen =
      raw.last?.isWhitespace == true && Lexicon.all[.openEnds].contains(word.lowercased())
    return isOpen ? String(word) : nil
  }
}
