/// A price in whole rubles, or in cents: the same numbers make sense in both.
struct Price: Hashable, Sendable {
  var amount: Int

  init(_ amount: Int) { self.amount = amount }

  /// A number with zeros before it.
  static func padded(_ number: Int, to length: Int) -> String {
    String(repeating: "0", count: max(0, length - "\(number)".count)) + "\(number)"
  }
}
