import EarshotTree

extension Rule {
  static let hintForm = Rule(
    "hint-form", .text, .info, .low, .cosmetic,
    "A hint is not one short sentence about the result.",
    what: "the hint “{hint}” is not one short sentence that begins with a verb",
    why: "hints come after a pause, and long or unusual ones are hard to follow",
    advice: "write one sentence with a capital and a full stop, such as “Opens the cart.”",
    references: [.apple("objectivec/nsobject-swift.class/accessibilityhint")],
    isOptIn: true,
    settings: ["length": 80], supersededBy: ["hint-describes-gesture", "hint-repeats-label"],
    fails: """
      ▼ button "Cart" hint "opens the cart"
      --- screen ru
      ▼ button "Удалить" hint "Удаление пиццы из корзины."
      ---
      ▼ button "Pay" hint "Charges the card. Sends the order. Opens the map."
      ---
      ▼ button "Help" hint "Opens the chat"
      """,
    passes: """
      button "Cart" hint "Opens the cart."
      --- screen ru
      button "Удалить" hint "Удалит пиццу из корзины."
      --- screen de
      button "Karte" hint "Öffnet die Karte."
      --- An abbreviation is no end of a sentence.
      button "Route" hint "Opens the route to 5 Main St. in the map."
      --- Arabic has no capitals and its verbs no such ending.
      screen ar
      button "السلة" hint "يفتح السلة"
      --- The hint of a field asks for something, and is no sentence about a result.
      screen en
      textEntry "Email" hint "Enter the address that you signed up with"
      --- Reflexive verbs and verbs after an adverb.
      screen ru
      button "Камера" hint "Включится камера."
      """,
    boundaries: """
      --- length
      ▼ button "{B|A}" hint "Opens the list of all restaurants that deliver to the address of \
      your last {order.|trip.}"
      """,
    check: .each(\.stops, having: .hint) { stop, run in
      let hint = stop.hint
      // A text that is still to be written has no form yet.
      guard !hint.isEmpty, hint.first != "‹" else { return .inapplicable }
      let isShort = Double(hint.count) <= run["length"] && hint.sentences.count == 1
      if stop.role.isField, isShort { return .pass }
      let hasVerb = hint.beginsWithVerb(in: run.screen.language(of: stop))
      guard !(hint.isWholeSentence && isShort && hasVerb) else { return .pass }
      let words: Fix.Words = isShort && hasVerb ? .known(hint.asHint) : .toWrite(.result)
      return .fail(["hint": .text(hint)], fix: .hint(words))
    })
}
