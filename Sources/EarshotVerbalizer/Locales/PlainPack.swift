/// A language of which only its signs for decimals and money are known.
struct PlainPack: LanguagePack {
  let code: String
  var decimalSeparator: Character = ","
  var currencySigns: Set<Character> = ["$", "€", "£", "¥", "¢"]

  /// A language that is not known at all.
  static let unknown = PlainPack(code: "und")

  static let all = [
    PlainPack(code: "fr", currencySigns: ["$", "€", "£"]),
    PlainPack(code: "es", currencySigns: ["$", "€", "£"]),
    PlainPack(code: "it", currencySigns: ["$", "€", "£"]),
    PlainPack(code: "ja", decimalSeparator: ".", currencySigns: ["$", "€", "£", "¥", "￥"]),
    PlainPack(code: "zh", decimalSeparator: ".", currencySigns: ["$", "€", "£", "¥", "￥"]),
    PlainPack(code: "ko", decimalSeparator: ".", currencySigns: ["$", "€", "£", "¥", "₩"]),
    PlainPack(code: "he", decimalSeparator: "."), PlainPack(code: "th", decimalSeparator: "."),
  ]
}
