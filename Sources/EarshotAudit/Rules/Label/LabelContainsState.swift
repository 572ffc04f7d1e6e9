import EarshotTree

extension Rule {
  static let labelContainsState = Rule(
    "label-contains-state", .label, .warning, .medium, .slows,
    "A label says a state, which traits and value are for.",
    what: "the label “{label}” holds the state “{word}”",
    why:
      "the state is heard twice or does not change, and Voice Control needs a name that does not change",
    advice: "keep the name alone in the label; leave the state to trait and value",
    wcag: ["4.1.2"], references: [.wcag("name-role-value.html")],
    fails: """
      ▼ button selected "Mozzarella, selected"
      --- screen ru
      ▼ button toggleButton "Уведомления включены" value "1"
      ---
      ▼ button dimmed "Pay (unavailable)"
      ---
      ▼ button "Filters expanded" expanded
      --- The word stands in place of the trait.
      ▼ button "Oat milk, selected" appearance (text "Oat milk")
      """,
    passes: """
      button selected "Mozzarella"
      --- screen ru
      button toggleButton "Уведомления" value "1"
      ---
      button "Selected items"
      --- What is seen on the button is its name.
      button selected "Selected" appearance (text "Selected")
      --- The word is not the state that it has now.
      button toggleButton "Notify when enabled" value "0"
      --- The words of a state are a part of the name.
      button selected "Sign on"
      """,
    check: .each(\.stops, having: .label) { stop, run in
      guard let word = stop.stateInLabel, !run.screen.shows(stop, { $0.words.contains(word) }),
        let place = stop.foldedLabel.ranges(of: word).last
      else { return .pass }
      let start = stop.foldedLabel[..<place.lowerBound].count
      let rest = String(stop.spokenLabel.prefix(start)).strippedOfSeparators
      let name: Fix.Change = .label(rest.isEmpty ? .toWrite(.name) : .known(rest))
      let isUntold = Lexicon.all[.selected].contains(word) && !stop.isSelected
      return isUntold
        ? .fail(["word": .text(word)], fix: name, .insertTraits(.selected))
        : .fail(["word": .text(word)], fix: name)
    })
}

extension Node {
  /// The state that the node has, when its label ends with the word for it.
  fileprivate var stateInLabel: String? {
    let hasState =
      !traits.isDisjoint(with: [.selected, .notEnabled]) || element.expandedStatus.value != nil
      || element.value.value?.isEmpty == false
    guard let word = foldedLabel.words.last else { return nil }
    // After a comma the word is no part of the name, whatever the traits say.
    if role.isControl, !role.isField, let comma = foldedLabel.lastIndex(of: ","),
      foldedLabel[comma...].dropFirst().trimmingPrefix(" ") == word[...],
      [Lexicon.Topic.selected, .disabled, .expanded, .collapsed].contains(where: {
        Lexicon.all[$0].contains(word)
      })
    {
      return word
    }
    guard hasState else { return nil }
    return wordsForStates.contains { $0.contains(word) } ? word : nil
  }
}
