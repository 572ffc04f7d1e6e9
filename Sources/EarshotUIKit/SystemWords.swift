import EarshotText

/// The few texts that UIKit itself writes into the tree, by language.
///
/// A language without a source has no text here: it is reported, never replaced by another one.
struct SystemWords {
  /// A text, and whether a test, a picture of real UIKit or a device confirms it.
  struct Wording {
    var text: String
    var isConfirmed = true
  }

  private let tongue: String

  init(_ language: Language) {
    tongue = language.code
  }

  /// A place in a series, as in "2 of 3".
  func series(_ index: Int, of count: Int) -> Wording? {
    word(en: "\(index) of \(count)", ru: "\(index) из \(count)", de: "\(index) von \(count)")
  }

  /// The value of a tab whose badge has digits only; asserted for English.
  func badge(_ digits: String) -> Wording? {
    guard tongue == "en" else { return nil }
    return Wording(text: digits == "1" ? "1 item" : "\(digits) items")
  }

  /// The label of the button of a stepper that lowers the value.
  var decrement: Wording? { word(en: "Decrement", unconfirmedRu: "Уменьшить") }

  /// The label of the button of a stepper that raises the value.
  var increment: Wording? { word(en: "Increment", unconfirmedRu: "Увеличить") }

  /// The label of an activity indicator that turns; one informal source.
  var inProgress: Wording? { word(en: "In progress") }

  /// The value of a page control.
  func page(_ index: Int, of count: Int) -> Wording? {
    word(en: "page \(index) of \(count)", unconfirmedRu: "страница \(index) из \(count)")
  }

  private func word(
    en: String, ru: String? = nil, de: String? = nil, unconfirmedRu: String? = nil
  ) -> Wording? {
    switch tongue {
    case "en": Wording(text: en)
    case "ru":
      ru.map { Wording(text: $0) } ?? unconfirmedRu.map { Wording(text: $0, isConfirmed: false) }
    case "de": de.map { Wording(text: $0) }
    default: nil
    }
  }
}
