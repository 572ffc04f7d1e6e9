import EarshotText
import EarshotTree

/// The few texts that UIKit itself writes into the tree, by language.
///
/// A language without a source has no text here: it is reported, never replaced by another one.
struct SystemWords: Sendable {
  /// A text, and whether a test, a picture of real UIKit or a device confirms it.
  struct Wording: Sendable {
    var text: String
    var isConfirmed = true
  }

  /// A place in a series, as in "2 of 3".
  var place: @Sendable (_ index: Int, _ count: Int) -> Wording? = { _, _ in nil }
  /// The value of a tab whose badge has digits only.
  var digits: @Sendable (String) -> Wording? = { _ in nil }
  /// The value of a page control.
  var page: @Sendable (_ index: Int, _ count: Int) -> Wording? = { _, _ in nil }
  /// The rows of a table that are in sight after a scroll.
  var rows: @Sendable (_ first: Int, _ last: Int, _ count: Int) -> Wording? = { _, _, _ in nil }
  /// The page of a scroll view after a scroll.
  var scrolledPage: @Sendable (_ number: Int, _ count: Int) -> Wording? = { _, _ in nil }
  /// The values of a segment of a chart, by the direction in which they go (F210).
  var segment: @Sendable (_ trend: Chart.Trend, _ first: String, _ last: String) -> Wording? = {
    _, _, _ in nil
  }
  /// The label of the button of a stepper that lowers the value.
  var decrement: Wording?
  /// The label of the button of a stepper that raises the value.
  var increment: Wording?
  /// The label of an activity indicator that turns.
  var inProgress: Wording?
  /// The label of an activity indicator that stands still.
  var progressHalted: Wording?
  /// The label of a progress view.
  var progress: Wording?

  /// The languages that have words.
  static let all: Localizations<SystemWords> = .init([
    "en": .english, "de": .german, "ru": .russian, "pt": .portuguese,
  ])

  /// The words of a language; none if it is not in the list.
  static func words(in language: String) -> SystemWords {
    all.words(in: Language(language)) ?? SystemWords()
  }
}

extension SystemWords.Wording {
  /// Words that nothing confirms.
  static func unconfirmed(_ text: String) -> Self { Self(text: text, isConfirmed: false) }
}
