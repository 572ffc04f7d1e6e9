import EarshotText
import EarshotTree

extension Rule {
  static let labelAllCaps = Rule(
    "label-all-caps", .label, .info, .medium, .cosmetic,
    "A label is written in capitals.",
    what: "the label “{label}” is all in capitals",
    why: "some voices spell such words letter by letter, and braille marks every letter",
    advice: "write “{suggestion}” in the label; leave the capitals to the text on the screen",
    settings: ["letters": 4], supersededBy: Rule.labelsThatAreNoNames + ["label-placeholder-text"],
    fails: """
      ▼ button "ADD TO CART"
      --- screen ru
      ▼ text "61 ТЫС. ОЦЕНОК"
      text "4,8"
      ---
      ▼ header "USB CHARGERS"
      """,
    passes: """
      button "Add to cart"
      --- screen ru
      header "Возраст"
      --- The capitals are only drawn.
      button "Checkout" appearance (text "CHECKOUT")
      --- Acronyms are written so.
      screen ru
      text "NASA"
      button "FAQ"
      text "ИНН ООО"
      --- So are initials that are in no dictionary.
      image "AI DJ"
      --- So are the names of genres.
      button "MOBA"
      button "MMORPG"
      --- Codes are read letter by letter anyway.
      text "PIZZA2024A"
      text "BCDF"
      --- A name inside another script.
      screen ja
      text "LINEアカウント"
      """,
    boundaries: """
      --- letters
      ▼ button "{GO UP|UP A}"
      """,
    check: .eachLabel(of: \.stops) { stop, run in
      let classes = stop.labelClasses
      let mayBe = !classes.contains(.lower) && !classes.isDisjoint(with: [.upper, .beyondASCII])
      let isLoud =
        mayBe && stop.role != .keyboardKey
        && stop.spokenLabel.isAllCaps(atLeast: Int(clamping: run["letters"]))
      return isLoud ? stop.spokenLabel.inSentenceCase : nil
    })
}
