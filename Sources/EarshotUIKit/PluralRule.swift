/// Chooses the form of a word for a number, by the plural rules of CLDR.
///
/// The forms are given in the order zero, one, two, few, many, other, leaving out those that the
/// language does not have.
package struct PluralRule {
  private let tongue: String

  /// Makes the rule of a language; one that is not known counts like English.
  package init(language: String) {
    tongue = LanguageTag.primary(of: language)
  }

  /// The form for a number; the last one when there are fewer than the language has.
  package func form(of forms: [String], for number: Double) -> String {
    guard let last = forms.last else { return "" }
    let index = index(of: abs(number))
    return forms.indices.contains(index) ? forms[index] : last
  }

  private func index(of number: Double) -> Int {
    guard let whole = Int(exactly: number) else { return indexOfFraction(number) }
    switch tongue {
    case "ja", "zh", "ko", "th", "vi", "id", "ms": return 0
    case "fr", "pt", "hi": return whole < 2 ? 0 : 1
    case "ru", "uk", "be", "sr", "hr", "bs": return eastSlavic(whole)
    case "pl": return whole == 1 ? 0 : eastSlavic(whole, isOne: false)
    case "cs", "sk": return whole == 1 ? 0 : (2...4).contains(whole) ? 1 : 2
    case "ar": return arabic(whole)
    default: return whole == 1 ? 0 : 1
    }
  }

  /// A fraction takes the form of "few" in Slavic languages, as in "2,5 события".
  private func indexOfFraction(_ number: Double) -> Int {
    switch tongue {
    case "ja", "zh", "ko", "th", "vi", "id", "ms": 0
    case "fr", "pt", "hi": number < 2 ? 0 : 1
    case "ar": 5
    default: 1
    }
  }

  private func eastSlavic(_ number: Int, isOne: Bool = true) -> Int {
    let isTeen = (11...14).contains(number % 100)
    if isOne && number % 10 == 1 && !isTeen { return 0 }
    return (2...4).contains(number % 10) && !isTeen ? 1 : 2
  }

  private func arabic(_ number: Int) -> Int {
    switch number {
    case 0, 1, 2: number
    default:
      switch number % 100 {
      case 3...10: 3
      case 11...99: 4
      default: 5
      }
    }
  }
}
