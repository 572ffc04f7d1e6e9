/// The value of a page control of the system: a page and the number of pages in words.
package struct PageControlValue {
  private let page: Int
  private let count: Int
  private let wording: @Sendable (Int, Int) -> SystemWords.Wording?

  /// Reads a value such as `page 2 of 5`; `nil` if it is not what the system says.
  ///
  /// - Parameters:
  ///   - text: the value.
  ///   - language: BCP 47 tag of the language that the app speaks.
  package init?(_ text: String, language: String) {
    wording = SystemWords.words(in: language).page
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 2, wording(numbers[0], numbers[1])?.text == text else { return nil }
    (page, count) = (numbers[0], numbers[1])
  }

  /// The value some pages on; it stops at the ends.
  package func moved(by steps: Int) -> String? {
    wording(min(max(page + steps, 1), count), count)?.text
  }
}
