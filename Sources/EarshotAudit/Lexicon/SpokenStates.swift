import EarshotTree

/// Words by which a label says a state that VoiceOver says by itself.
enum SpokenStates {
  /// The words for the states that a node has now.
  static func words(for facts: AuditedScreen.Node) -> [Set<String>] {
    var words: [Set<String>] = []
    if facts.traits.contains(.selected) { words.append(selected) }
    if facts.traits.contains(.notEnabled) { words.append(disabled) }
    if let status = facts.element.expandedStatus.value {
      words.append(status == .expanded ? expanded : collapsed)
    }
    if facts.role == .toggle, let value = facts.element.value.value {
      if isOn.contains(value.lowercased()) { words.append(on) }
      if isOff.contains(value.lowercased()) { words.append(off) }
    } else if let value = facts.element.value.value?.trimmed.lowercased(), !value.isEmpty {
      words += [selected, disabled, expanded, collapsed, on, off].filter { $0.contains(value) }
    }
    return words
  }

  private static let isOn = Lexicon.all.onValues
  private static let isOff = Lexicon.all.offValues

  private static let selected = Lexicon.all.selected
  private static let disabled = Lexicon.all.disabled
  private static let expanded = Lexicon.all.expanded
  private static let collapsed = Lexicon.all.collapsed
  private static let on = Lexicon.all.on
  private static let off = Lexicon.all.off
}
