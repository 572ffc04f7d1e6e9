import EarshotTree

extension Rule {
  static let inputLabelsFirst = Rule(
    "input-labels-first", .label, .warning, .high, .slows,
    "The names for Voice Control are empty, blank, repeated or in the wrong order.",
    what: "the first name for Voice Control should be “{name}”; the list is: {names}",
    why: "Voice Control shows the first name and obeys the others; "
      + "a blank or repeated one takes a place, an empty list takes the name away",
    advice: "put the visible text first, then other words for it; no blank or repeated names",
    wcag: ["2.5.3"],
    references: [.apple("objectivec/nsobject-swift.class/accessibilityuserinputlabels")],
    supersededBy: ["voice-visible-text-missing"],
    fails: """
      ▼ button "Корзина" names none
      ---
      ▼ button "Settings" names "Settings" " "
      ---
      ▼ button "Photo of a cat" names "Cat" "cat"
      ---
      ▼ button "Send" names "Submit" "Send" appearance (text "Send")
      """,
    passes: """
      button "Корзина, 2 товара" names "Корзина" appearance (text "Корзина")
      ---
      button "Send" names "Send" "Submit" appearance (text "Send")
      ---
      button "Settings"
      --- Without visible text the author chooses what comes first.
      button "Close" names "Dismiss" "Close" appearance (image "xmark")
      --- A short form of the visible text comes first on purpose.
      button "Add to cart" names "Add" "Add to cart" appearance (text "Add to cart")
      """,
    check: .each(\.controls) { stop, run in
      guard let names = stop.element.userInputLabels.value else { return .inapplicable }
      let clean = names.cleanNames(run.screen.speakableTexts(of: stop))
      guard clean != names || names.isEmpty else { return .pass }
      let label: Fix.Words =
        stop.spokenLabel.isEmpty ? .toWrite(.name) : .known(stop.spokenLabel)
      let words = clean.isEmpty ? [label] : clean.map { Fix.Words.known($0) }
      return .fail(
        [
          "name": .text(words[0].text),
          "names": .text(names.isEmpty ? "—" : names.joined(separator: ", ")),
        ],
        fix: .inputLabels(words))
    })
}

extension [String] {
  /// The names without blank and repeated ones, the one that says a visible text first.
  fileprivate func cleanNames(_ texts: [String]) -> [String] {
    if count == 1, !self[0].trimmed.isEmpty { return self }
    var seen: Set<String> = [""]
    var names = filter { seen.insert($0.trimmed.folded).inserted }
    // Where no name says the text, another rule speaks.
    let first = names.firstIndex { name in texts.contains { $0.isSaid(by: name) } }
    if let first, first > 0 { names.insert(names.remove(at: first), at: 0) }
    return names
  }
}
