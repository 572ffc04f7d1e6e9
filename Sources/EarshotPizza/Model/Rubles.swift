import EarshotText
import EarshotUIKit

/// A price in whole rubles.
struct Rubles: Hashable, Sendable {
  var amount: Int

  init(_ amount: Int) { self.amount = amount }

  /// As it is drawn: thousands apart, and the sign that voices read as "знак рубля".
  var sign: String {
    amount < 1000 ? "\(amount) ₽" : "\(amount / 1000) \(padded(amount % 1000)) ₽"
  }

  /// As it is said.
  var words: String { Russian.count(amount, "рубль", "рубля", "рублей") }

  /// The sign, or the words in the adapted build.
  func text(_ app: AppContext) -> String { app.isAdapted ? words : sign }

  private func padded(_ number: Int) -> String {
    String(repeating: "0", count: 3 - "\(number)".count) + "\(number)"
  }
}

/// Words of the app that depend on a number.
enum Russian {
  /// A number with the form of a word that belongs to it.
  static func count(_ number: Int, _ one: String, _ few: String, _ many: String) -> String {
    let form = PluralRules(.russian).form(of: [one, few, many], for: number)
    return "\(number) \(form)"
  }

  /// A text with a small first letter, to stand inside a sentence.
  static func lowercasedFirst(_ text: String) -> String {
    text.lowercasingFirst
  }
}
