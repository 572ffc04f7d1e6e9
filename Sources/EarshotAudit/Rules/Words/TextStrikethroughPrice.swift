import EarshotSpeech
import EarshotTree
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
      ---
      screen en
      ▼ text "$24.99 $14.99"
      ---
      screen ru
      ▼ element "Комбо на двоих" value "999 рублей, 1200 рублей"
      """,
    passes: """
      screen ru
      button "Пепперони, 449 рублей вместо 599 рублей"
      ---
      screen en
      text "Now $14.99, was $24.99"
      ---
      screen en
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
    check: .screen { run in
      run.reviewPrices()
    })
}

extension RuleContext {
  /// Asks about each text with two prices in a row; no tree tells which one is struck through.
  fileprivate mutating func reviewPrices() {
    for stop in screen.stops {
      let facts = stop
      guard facts.labelMarks.union(facts.valueMarks).contains(.digit), !facts.role.isField else {
        continue
      }
      let texts = [facts.spokenLabel, facts.value].filter { $0.utf8.count >= 5 }
      guard let pair = texts.lazy.compactMap({ $0.tokens.adjacentPrices }).first else {
        pass(stop)
        continue
      }
      review(stop, ["part": .text(pair)])
    }
  }
}

extension [Token] {
  /// Two prices of one currency with nothing but white space or a comma between them.
  fileprivate var adjacentPrices: String? {
    var last: Price?
    for price in prices {
      if let last, last.currency == price.currency, last.digits != price.digits,
        self[last.range.upperBound..<price.range.lowerBound].allSatisfy({
          $0.isSpace || $0.isMark(in: ",;")
        })
      {
        return self[last.range.lowerBound..<price.range.upperBound].map(\.text).joined()
      }
      last = price
    }
    return nil
  }

  private struct Price {
    var range: Range<Int>
    var currency: Substring
    var digits: String
  }

  private var prices: [Price] {
    indices.compactMap { index -> Price? in
      guard isCurrency(index) else { return nil }
      let isFirst = index + 1 < count && self[index + 1].isNumber
      if isFirst, let amount = amount(after: index) {
        return price(index..<amount.range.upperBound, amount, index)
      }
      return amount(before: index).map { price($0.range.lowerBound..<index + 1, $0, index) }
    }
  }

  private func price(_ range: Range<Int>, _ amount: Amount, _ index: Int) -> Price {
    let digits = self[amount.range].filter(\.isNumber).map { String($0.text) }.joined()
    return Price(range: range, currency: self[index].text.prefix(3), digits: digits)
  }

  private func isCurrency(_ index: Int) -> Bool {
    if self[index].kind == .mark { return self[index].text.first?.isCurrencySymbol ?? false }
    guard self[index].isWord else { return false }
    let word = self[index].text.lowercased()
    return ["руб", "рубль", "рубля", "рублей", "rub", "usd", "eur", "dollars", "euro", "euros"]
      .contains(word)
  }
}
