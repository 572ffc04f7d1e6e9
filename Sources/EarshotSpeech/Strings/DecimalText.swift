/// Numbers as they are written, with digits that a binary number would not keep.
enum DecimalText {
  /// The number with so many digits behind the point, halves away from zero as people do.
  static func rounded(_ number: String, to digits: Int) -> String {
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

  /// The sign that a language writes before decimals, by Unicode's CLDR.
  ///
  /// - Parameter language: BCP 47 tag; an underscore may stand for the hyphen.
  static func sign(of language: String) -> Character {
    var parts = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    while !parts.isEmpty {
      if let sign = signs[parts.joined(separator: "-")] { return sign }
      parts.removeLast()
    }
    return "."
  }

  private static let signs: [String: Character] = {
    var signs: [String: Character] = [:]
    for name in DecimalSignData.comma.lowercased().split(separator: " ") {
      signs[String(name)] = ","
    }
    for name in DecimalSignData.point.lowercased().split(separator: " ") {
      signs[String(name)] = "."
    }
    return signs
  }()
}
