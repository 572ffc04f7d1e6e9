import EarshotText

/// The words for numbers in one language: "twenty three" is 23, and 23 is "twenty three".
struct Numerals: Sendable {
  /// Words that stand for a number below 1000: "seven", "forty", «двести».
  let values: [String: Int]
  /// Words that multiply what stands before them: "hundred", "thousand", «тысяч».
  let multipliers: [String: Int]
  /// A word that may stand inside a number: "two hundred and five".
  let joiner: String?
  /// The number that a word gives a place by: "fifth", «пятого».
  let ordinal: @Sendable (String) -> Int?
  /// A word as it is compared for a place: "5th", «5й».
  let ordinalForm: @Sendable (Int) -> String
  /// What follows digits that give a place: "th", «го».
  let ordinalSuffixes: Set<String>
  /// Words that sound like a number, believed only where a number is expected.
  let homophones: [String: String]
  /// Words before a number that change nothing: "number five".
  let introductions: Set<String>
  /// The words for a number from 0 to 9999.
  let spelling: @Sendable (Int) -> [String]

  /// The numerals of a language; English when they are not known.
  static func numerals(for language: String) -> Numerals {
    VoiceControlLanguage.all[language].numerals
  }

  /// A number found in words.
  struct Reading: Hashable {
    /// The number.
    var value: Int
    /// How many words it takes.
    var length: Int
    /// Whether it gives a place: "fifth".
    var isOrdinal: Bool
  }

  /// The longest number that begins at a word; `nil` if none does.
  ///
  /// Digits take part only before a word that multiplies: in "5 thousand", not in "20 3".
  func reading(at start: Int, of words: some RandomAccessCollection<String>) -> Reading? {
    var number = Accumulator()
    var best: Reading?
    var index = start
    func word(_ offset: Int) -> String? {
      offset < words.count ? words[words.index(words.startIndex, offsetBy: offset)] : nil
    }
    while let next = word(index) {
      if let value = values[next] ?? digits(next, before: word(index + 1)) {
        guard number.add(value) else { break }
      } else if let factor = multipliers[next] {
        guard number.multiply(by: factor) else { break }
      } else if next == joiner, number.endsInMultiplier {
        index += 1
        continue
      } else {
        if let place = ordinal(next), number.add(place) {
          best = Reading(value: number.value, length: index + 1 - start, isOrdinal: true)
        }
        break
      }
      index += 1
      best = Reading(value: number.value, length: index - start, isOrdinal: false)
    }
    return best
  }

  private func digits(_ word: String, before next: String?) -> Int? {
    guard let next, multipliers[next] != nil, word.utf8.count <= 3, word.first != "0" else {
      return nil
    }
    return Int(word)
  }

  /// A number that grows word by word, each smaller than the one before it.
  private struct Accumulator {
    private var total = 0
    private var group = 0
    private var limit = 1000
    private var scale = Int.max
    private var isEmpty = true
    private(set) var endsInMultiplier = false

    var value: Int { total + group }

    mutating func add(_ value: Int) -> Bool {
      guard value < limit, value > 0 || isEmpty else { return false }
      group += value
      limit = value >= 100 ? 100 : value >= 20 && value % 10 == 0 ? 10 : 0
      isEmpty = false
      endsInMultiplier = value >= 100
      return true
    }

    mutating func multiply(by factor: Int) -> Bool {
      guard isEmpty || group > 0 else { return false }
      if factor == 100 {
        guard group < 100 else { return false }
        group = max(group, 1) * 100
        limit = 100
      } else {
        guard factor < scale else { return false }
        total += max(group, 1) * factor
        (group, limit, scale) = (0, 1000, factor)
      }
      isEmpty = false
      endsInMultiplier = true
      return true
    }
  }
}
