import EarshotTree

extension Rule {
  static let voiceNameTooLong = Rule(
    "voice-name-too-long", .label, .warning, .medium, .slows,
    "The name of a control is too long to be spoken.",
    what: "the name “{name}” is long, and there is no shorter one",
    why: "in Voice Control the whole name has to be said, or read from the overlay that cuts it",
    advice: "set accessibilityUserInputLabels to a short name first",
    wcag: ["2.5.3"],
    references: [.apple("objectivec/nsobject-swift.class/accessibilityuserinputlabels")],
    settings: ["characters": 30, "words": 5],
    fails: """
      screen ru
      ▼ button "Положить в корзину за 514 рублей, доставим за час"
      ---
      ▼ button "Delivery" names "Choose the time of delivery today"
      ---
      ▼ adjustable "Internationalisierungseinstellungen" value "2"
      --- boundary words
      ▼ button "Pay with your new blue card"
      """,
    passes: """
      button "В корзину за 514 рублей, доставим за час" names "В корзину"
      ---
      button "Add to cart"
      ---
      button "Delivery today" names "Choose the time of delivery today" "Delivery"
      --- The part before a comma is a name that Voice Control answers to.
      button "Crazy pepperoni, from 395 roubles, two kinds of cheese"
      --- A row is content: it is called by any of its words.
      tableview
        element cell button "Fluent Swift, a book for people who write apps, 24 euros"
      --- So is a card that is one element with several texts in it.
      button "Napoli, opens at nine, two kilometres from here"
        view text "Napoli"
        view text "2 km"
      --- A text is not called by its name.
      text "Your order will be there in about forty minutes"
      --- boundary words
      button "Pay with your new card"
      """,
    boundaries: """
      --- characters
      ▼ button "{Confirming|Confirm} verification {document|documents}"
      """,
    check: .each(\.controls, where: { $0.role != .keyboardKey }) { stop, run in
      guard let names = stop.voiceNames, let shown = names.first else { return .inapplicable }
      guard stop.isCaptured(.userInputLabels) else {
        return .incomplete(.notCaptured(.userInputLabels))
      }
      // A part of a name will do, and the one before a comma is what it is called.
      let isShort = names.lazy.map { $0.prefix { $0 != "," && $0 != "،" && $0 != "、" } }.contains {
        Double($0.count) <= run["characters"]
          && Double($0.utf8.split { $0 <= 0x20 }.count) <= run["words"]
      }
      guard !isShort else { return .pass }
      guard !stop.isContent else { return .inapplicable }
      let given = stop.element.userInputLabels.value?.filter { !$0.trimmed.isEmpty } ?? []
      return .fail(
        ["name": .text(shown)],
        fix: .inputLabels([.toWrite(.name)] + given.map { .known($0) }))
    })
}
