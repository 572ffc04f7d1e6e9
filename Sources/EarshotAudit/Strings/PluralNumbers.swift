import EarshotSpeech
import EarshotStrings
import EarshotText

/// Which forms the whole numbers of a language need.
struct PluralNumbers: Sendable {
  let language: String
  let rules: PluralRules
  /// The categories that whole numbers below a million take, from zero to other.
  let needed: [PluralCategory]
  /// How many of the tried numbers take a form.
  private let counts: [PluralCategory: Int]

  /// Tries the numbers: no language tells apart what looks alike in its last three digits, besides
  /// whole millions, which nobody counts.
  init(language: String) {
    let rules = PluralRules(language: language)
    var counts: [PluralCategory: Int] = [:]
    for number in Array(0...200) + [1_000, 10_000, 100_000] {
      counts[rules.category(of: number), default: 0] += 1
    }
    self.language = language
    self.rules = rules
    needed = counts.keys.sorted()
    self.counts = counts
  }

  /// Whether more than one whole number takes a form.
  ///
  /// - Parameter hasZero: whether 0 has words of its own.
  func holdsSeveral(_ category: PluralCategory, hasZero: Bool) -> Bool {
    let isOfZero = hasZero && rules.category(of: 0) == category
    return (counts[category] ?? 0) > (isOfZero ? 2 : 1)
  }

  /// A whole number that takes a form; 5 when there is none.
  func sample(of category: PluralCategory) -> Int {
    rules.examples(of: category).lazy.compactMap { Int($0) }.first { $0 < 1_000 } ?? 5
  }

  /// A number beside the smallest that takes a form as well.
  func another(_ category: PluralCategory) -> Int {
    let first = sample(of: category)
    return (first + 1...first + 200).first { rules.category(of: $0) == category } ?? first
  }
}
