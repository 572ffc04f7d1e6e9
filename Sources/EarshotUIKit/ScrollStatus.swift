/// The part of a scroll view that is in sight, as UIKit tells it after a scroll.
package enum ScrollStatus: Hashable, Sendable {
  /// The rows of a table that are in sight, counted from 1.
  case rows(Int, Int, of: Int)
  /// The page of another scroll view that is in sight, counted from 1.
  case page(Int, of: Int)

  /// The words; `nil` for a language that has none here.
  ///
  /// - Parameter language: BCP 47 tag of the language that the app speaks.
  package func wording(language: String) -> String? {
    let words = SystemWords.words(in: language)
    return switch self {
    case .rows(let first, let last, let count): words.rows(first, last, count)?.text
    case .page(let number, let count): words.scrolledPage(number, count)?.text
    }
  }
}
