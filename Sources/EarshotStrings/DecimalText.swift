/// Numbers as they are written, with digits that a binary number would not keep.
package enum DecimalText {
  /// The number with so many digits behind the point, halves away from zero as people do.
  package static func rounded(_ number: String, to digits: Int) -> String {
    let parts = number.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts.first ?? "0"
    let behind = parts.dropFirst().first ?? ""
    let kept =
      whole + behind.prefix(digits)
      + String(repeating: "0", count: max(0, digits - behind.count))
    let isUp = behind.dropFirst(digits).first.map { $0 >= "5" } ?? false
    let all = isUp ? increased(kept) : Array(kept)
    guard digits > 0 else { return String(all) }
    return String(all.dropLast(digits)) + "." + String(all.suffix(digits))
  }

  /// The digits with one added to the last of them.
  private static func increased(_ digits: some StringProtocol) -> [Character] {
    var all = Array(digits)
    var index = all.count - 1
    while index >= 0, let digit = all[index].wholeNumberValue {
      if digit < 9 {
        all[index] = Character(String(digit + 1))
        return all
      }
      all[index] = "0"
      index -= 1
    }
    all.insert("1", at: index + 1)
    return all
  }
}
