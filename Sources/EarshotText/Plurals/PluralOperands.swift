/// The operands of plural rules in a number, by the names of Unicode's LDML.
///
/// A number has its form as it is written: «1» and «1.0» are two different numbers here, because
/// many languages count what is visible.
package struct PluralOperands: Hashable, Sendable {
  /// The whole part without its sign.
  ///
  /// Of a longer number the last 18 digits and one above them,
  /// which no rule tells from the number itself.
  package let i: UInt64
  /// How many digits are visible behind the point.
  package let v: Int
  /// How many of them there are without zeros at the end.
  package let w: Int
  /// The visible digits behind the point as a number.
  package let f: UInt64
  /// These digits without zeros at the end.
  package let t: UInt64
  /// The exponent of a shortened number, 6 in «1c6» for one million; 0 otherwise.
  package let e: Int

  /// Takes a whole number.
  package init(_ number: Int) {
    (v, w, f, t, e) = (0, 0, 0, 0, 0)
    i = Self.number(String(number.magnitude).utf8)
  }

  /// Takes a number as it is written, such as `5`, `-1.50` or, shortened, `1.2c6`.
  ///
  /// `nil` when the text is no such number. The point may be a comma; groups of digits must not be
  /// set apart.
  package init?(_ text: some StringProtocol) {
    var number = Array(text.utf8)
    if number.first == UInt8(ascii: "-") || number.first == UInt8(ascii: "+") {
      number.removeFirst()
    }
    var exponent = 0
    if let mark = number.firstIndex(where: { $0 | 0x20 == 0x63 || $0 | 0x20 == 0x65 }) {
      let digits = String(decoding: number[(mark + 1)...], as: UTF8.self)
      guard let value = Int(digits), (0...Self.largestExponent).contains(value) else { return nil }
      exponent = value
      number.removeSubrange(mark...)
    }
    let parts = number.split(
      maxSplits: 1, omittingEmptySubsequences: false,
      whereSeparator: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") })
    guard let whole = parts.first, !whole.isEmpty, whole.allSatisfy(\.isDigit),
      parts.count == 1 || !parts[1].isEmpty,
      parts.dropFirst().allSatisfy({ $0.allSatisfy(\.isDigit) })
    else { return nil }
    let behind = Array(parts.dropFirst().first ?? [])
    // The exponent moves the point: 1.1c6 is 1100000, without anything behind the point.
    let moved = behind.prefix(exponent)
    let zeros = repeatElement(UInt8(ascii: "0"), count: exponent - moved.count)
    let visible = behind.dropFirst(exponent)
    let end = visible.lastIndex { $0 != UInt8(ascii: "0") }.map { $0 + 1 } ?? visible.startIndex
    i = Self.number(whole + moved + zeros)
    v = visible.count
    f = Self.number(visible)
    w = end - visible.startIndex
    t = Self.number(visible[..<end])
    e = exponent
  }

  /// The largest exponent of a shortened number.
  private static let largestExponent = 30

  /// The value of digits; of a long row the last 18 with a 1 before them.
  private static func number(_ digits: some BidirectionalCollection<UInt8>) -> UInt64 {
    let value = digits.suffix(18).reduce(UInt64(0)) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) }
    let isLong = digits.dropLast(18).contains { $0 != UInt8(ascii: "0") }
    return isLong ? value + 1_000_000_000_000_000_000 : value
  }

  /// The whole value that the rules call n; `nil` when digits other than zero stand behind the
  /// point.
  var n: UInt64? { t == 0 ? i : nil }
}
