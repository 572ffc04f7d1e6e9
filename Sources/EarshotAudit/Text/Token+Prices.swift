import EarshotVerbalizer

extension [Token] {
  /// Two prices of one currency with nothing but white space or a comma between them.
  var adjacentPrices: String? {
    let prices = indices.compactMap { isCurrency($0) ? price(at: $0) : nil }
    for (last, next) in zip(prices, prices.dropFirst()) where last.currency == next.currency {
      guard last.digits != next.digits,
        self[last.range.upperBound..<next.range.lowerBound].allSatisfy({
          $0.isSpace || $0.isMark(in: ",;")
        })
      else { continue }
      return self[last.range.lowerBound..<next.range.upperBound].map(\.text).joined()
    }
    return nil
  }

  /// The amount beside a currency, with the currency.
  private func price(
    at index: Int
  ) -> (range: Range<Int>, currency: Substring, digits: String)? {
    let isFirst = index + 1 < count && self[index + 1].isNumber
    guard let amount = isFirst ? amount(after: index) : amount(before: index) else { return nil }
    let range =
      Swift.min(index, amount.range.lowerBound)..<Swift.max(index + 1, amount.range.upperBound)
    let digits = self[amount.range].filter(\.isNumber).map { String($0.text) }.joined()
    return (range, self[index].text.prefix(3), digits)
  }

  private func isCurrency(_ index: Int) -> Bool {
    if self[index].kind == .mark { return self[index].text.first?.isCurrencySymbol ?? false }
    return [
      "руб", "рубль", "рубля", "рублей", "rub", "usd", "eur", "dollars", "euro", "euros",
    ].contains(self[index].text.lowercased())
  }
}
