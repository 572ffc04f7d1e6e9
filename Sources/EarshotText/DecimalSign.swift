/// The sign before the decimals of a number, by Unicode's CLDR.
package enum DecimalSign {
  /// The sign of a language: a comma in Russian and German, a point in English.
  package static func of(_ language: Language) -> Character {
    language.chain.lazy.compactMap { signs[$0] }.first ?? "."
  }

  private static let signs: [Language: Character] = {
    var signs: [Language: Character] = [:]
    for tag in DecimalSignData.comma.split(separator: " ") { signs[Language(tag)] = "," }
    for tag in DecimalSignData.point.split(separator: " ") { signs[Language(tag)] = "." }
    return signs
  }()
}
