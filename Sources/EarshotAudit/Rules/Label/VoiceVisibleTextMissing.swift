import EarshotTree

extension Rule {
  static let voiceVisibleTextMissing = Rule(
    "voice-visible-text-missing", .label, .error, .high, .blocks,
    "None of the names for Voice Control holds the visible text.",
    what: "“{text}” is visible, but the names for Voice Control are: {names}",
    why: "these names replace the label, so whoever says what can be read is not heard",
    advice: "put “{text}” first among accessibilityUserInputLabels",
    wcag: ["2.5.3"],
    references: [
      .wcag("label-in-name.html"),
      .apple("objectivec/nsobject-swift.class/accessibilityuserinputlabels"),
    ],
    fails: """
      ▼ button "Add to cart" names "Buy" "Purchase" appearance (text "Add to cart")
      --- screen ru
      ▼ button "Оплатить, 514 рублей" names "Купить"
        view text "Оплатить"
      ---
      ▼ link "Terms" names "Rules" appearance (text "Terms of use")
      """,
    passes: """
      button "Add to cart, 5 €" names "Add to cart" appearance (text "Add to cart")
      ---
      element cell button "Пепперони, 625 рублей" names "Пепперони"
        view text "Пепперони"
        view text "Пикантная пепперони, моцарелла"
      ---
      button "Add to cart" appearance (text "Add to cart")
      --- An icon shows no text, so any name will do.
      button "Close" names "Dismiss" appearance (image "xmark")
      --- A sign is not read as a word.
      button "More guests" names "More" appearance (text "+")
      --- A short form of the visible text is what one says.
      button "Order" names "Order" appearance (text "Order now")
      """,
    check: .each(\.controls) { stop, run in
      guard let names = stop.element.userInputLabels.value, !names.isEmpty else {
        return .inapplicable
      }
      let texts = run.screen.speakableTexts(of: stop)
      guard let text = texts.first else {
        return stop.isCaptured(.appearance) ? .inapplicable : .incomplete(.noViews)
      }
      let isSaid = names.contains { name in texts.contains { $0.isSaid(by: name) } }
      guard !isSaid else { return .pass }
      return .fail(
        ["text": .text(text), "names": .text(names.joined(separator: ", "))],
        fix: .inputLabels(([text] + names.filter { !$0.trimmed.isEmpty }).map { .known($0) }))
    })
}
