import EarshotText
import EarshotVerbalizer

extension Rule {
  static let textStrikethroughPrice = Rule(
    "text-strikethrough-price", .text, .warning, .medium, .hard,
    "Two prices side by side do not say which one is old.",
    what: "the prices {part} are heard without a word for the old and the new one",
    why: "a line through a price cannot be heard, so a listener does not know what to pay",
    advice: "say it in words: “now 449 rubles, was 599 rubles”",
    wcag: ["1.3.1"], references: [.wcag("info-and-relationships")],
    fails: """
      screen ru
      ▼ button "Пепперони, 599 ₽ 449 ₽"
      --- screen en
      ▼ text "$24.99 $14.99"
      --- screen ru
      ▼ element "Комбо на двоих" value "999 рублей, 1200 рублей"
      """,
    passes: """
      screen ru
      button "Пепперони, 449 рублей вместо 599 рублей"
      --- screen en
      text "Now $14.99, was $24.99"
      --- screen en
      text "$14.99"
      --- A range has both prices on purpose.
      screen en
      text "$10–$20"
      text "$10 to $20"
      --- Two dishes have a price each.
      screen ru
      text "Пицца 599 ₽, чай 99 ₽"
      --- A share of a price is no other price.
      screen en
      text "$20 $20"
      """,
    check: .each(
      \.stops,
      where: { $0.labelClasses.union($0.valueClasses).contains(.digit) && !$0.role.isField }
    ) { stop, _ in
      // No tree tells which one is struck through.
      let texts = [stop.spokenLabel, stop.value].filter(\.mayHoldTwoPrices)
      guard let pair = texts.lazy.compactMap({ $0.tokens.adjacentPrices }).first else {
        return .pass
      }
      return .review(["part": .text(pair)])
    })
}

extension String {
  /// Whether it is long enough for two prices and, if it is of ASCII, has two runs of digits.
  fileprivate var mayHoldTwoPrices: Bool {
    guard utf8.count >= 5 else { return false }
    var (runs, wasDigit) = (0, false)
    for byte in utf8 {
      guard byte < 0x80 else { return true }
      if byte.isDigit, !wasDigit { runs += 1 }
      wasDigit = byte.isDigit
    }
    return runs > 1
  }
}
