/// What the text normalizer knows of one language: its words, its numbers and its grammar.
///
/// The normalizer asks the pack and never for the name of the language. All requirements but
/// ``code`` have defaults, by which a text is said as it is written.
protocol LanguagePack: Sendable {
  /// The code of the language, without script and region.
  var code: String { get }
  /// Whether a letter belongs to the script of the language; true where its script is not known.
  func owns(_ letter: Unicode.Scalar) -> Bool

  // MARK: Numbers

  /// What stands before decimals.
  var decimalSeparator: Character { get }
  /// The marks between groups of three digits; white space is one in every language.
  var groupSeparators: String { get }
  /// Whether also the usual space may stand between groups of digits.
  var groupsDigitsBySpace: Bool { get }
  /// Whether numbers are known in words.
  var spellsNumbers: Bool { get }
  /// A whole number below 10 to the 18th in words; `nil` if numbers are not known in words.
  func cardinal(_ number: UInt64, _ gender: GrammaticalGender, _ case: GrammaticalCase) -> String?
  /// A number with decimals, if it is not said as two numbers with ``decimalWord`` between them.
  func decimal(_ whole: String, _ decimals: String, _ case: GrammaticalCase) -> String?
  /// What is said for the sign before decimals.
  var decimalWord: String { get }
  /// What is said for a point between the numbers of a version.
  var pointWord: String? { get }
  /// What is said for the sign of a negative number.
  var minus: String? { get }
  /// An ordinal in digits with its ending, such as “1st”.
  func ordinal(at index: Int, in text: TextNormalizer) -> Verbalization?
  /// A number after a number sign that begins a text, as the place in a chart: digits and words.
  func chartPlace(_ number: Numeral, digits: Substring, words: String) -> (String, String)?
  /// The sizes of the groups in which a phone of so many digits is said.
  var phoneGroups: [Int: [Int]] { get }
  /// Whether the groups of a phone are said digit by digit.
  var spellsPhones: Bool { get }

  // MARK: Grammar

  /// The gender of a noun that is counted.
  func gender(of noun: CountedNoun) -> GrammaticalGender
  /// Which form of a noun follows a number.
  func form(after number: Int, isFraction: Bool, isGenitive: Bool) -> Int
  /// The accusative of a feminine noun.
  func accusative(_ noun: String) -> String
  /// The case that the words around a number ask for.
  func grammaticalCase(before index: Int, in text: TextNormalizer) -> GrammaticalCase
  /// The gender of the word after a number, as far as its ending tells.
  func genderOfNext(_ number: Numeral, in text: TextNormalizer) -> GrammaticalGender
  /// Whether a number agrees with the full word also where its short form is said.
  var agreesWithShortForms: Bool { get }
  /// The words before and between two numbers; `nil` leaves the dash.
  func rangeWords(before index: Int, in text: TextNormalizer) -> RangeWords?

  // MARK: Dates and times

  /// The names of the months in a date.
  var months: [String] { get }
  /// A date by the name of its month: with the day and year in digits, and in words.
  func date(_ date: CalendarDate, in text: TextNormalizer) -> (String, String)?
  /// A number that is a day before the name of a month, or a year.
  func dayOrYear(_ number: Numeral, in text: TextNormalizer) -> Verbalization?
  /// Two days of a month with a dash between them.
  func days(_ first: Numeral, _ last: Numeral, in text: TextNormalizer) -> Verbalization?
  /// A time of day alone.
  func time(_ time: ClockTime, in text: TextNormalizer) -> Verbalization
  /// A time of day in words.
  func words(of time: ClockTime, _ case: GrammaticalCase) -> String
  /// A time of day as it is said with its digits, if that is not as it is written.
  func spoken(_ time: ClockTime) -> String?
  /// The word for hours after a full hour.
  func hourWord(after hour: Int, _ case: GrammaticalCase) -> String?
  /// What is said for a zero before the minutes.
  func leadingZero(_ case: GrammaticalCase) -> String?
  /// The word after a time in digits.
  var clockWord: String? { get }
  /// The words before and between two times.
  var timeRange: (from: String, to: String)? { get }
  /// The words that already stand before two times, so that no other may.
  var timeRangePrepositions: Set<String> { get }

  // MARK: Money and units

  /// The names of currencies by their sign.
  var currencies: [Character: CountedNoun] { get }
  /// The hundredths of currencies by the sign of the currency.
  var hundredths: [Character: CountedNoun] { get }
  /// Short words for money, in lower case, with the sign that they stand for.
  var currencyForms: [String: Character] { get }
  /// Short forms of money that a voice reads letter by letter.
  var unreadableCurrencyForms: [String] { get }
  /// The signs that a voice reads as the name of the currency.
  var currencySigns: Set<Character> { get }
  /// How signs are read literally, where a source tells.
  var currencyReadings: [Character: String] { get }
  /// The names of units.
  var units: [String: CountedNoun] { get }
  /// Short forms of units with the unit that they stand for.
  var unitForms: [String: String] { get }
  /// How units are read literally, where a source tells.
  var unitReadings: [String: String] { get }
  /// The word before a unit of which a price is for one.
  var per: String? { get }
  /// The word in its place before a unit of time.
  var perTime: String? { get }
  var percent: CountedNoun? { get }
  var degree: CountedNoun? { get }
  /// What is said after degrees of Celsius, with the space before it.
  var celsius: String { get }
  /// What is said after degrees of Fahrenheit, with the space before it.
  var fahrenheit: String { get }

  // MARK: Words and signs

  /// The names of signs.
  var signs: [Character: String] { get }
  /// The names of letters in capitals; a voice knows those that are not here.
  var letters: [String: String] { get }
  /// The names of emoji and flags.
  var emoji: EmojiNames? { get }
  /// What is said for an ampersand.
  var and: String? { get }
  /// What is said for the sign between two measures.
  var by: String? { get }
  /// Shortened words in lower case, without their full stop.
  var abbreviations: [String: Abbreviation] { get }
  /// Shortened words of several letters with full stops between them.
  var dottedAbbreviations: [String: String] { get }
  /// What acronyms stand for; `nil` for those that nobody can tell from the word alone.
  var acronyms: [String: String?] { get }
  /// Acronyms without a vowel that every voice and listener knows, and sizes of clothes.
  var commonAcronyms: Set<String> { get }
  /// Words that are cut short where a control says its state, in lower case, with the whole word
  /// that is said for them.
  var stateWords: [String: String] { get }
  /// Words after which digits are a code.
  var codeWords: Set<String> { get }
  /// Words that may stand between such a word and the digits.
  var codeLinks: Set<String> { get }
  /// Words after which a number with a point is a version.
  var versionWords: Set<String> { get }
  /// How words in other letters are said, in lower case, where a source tells.
  var foreignWords: [String: String] { get }
  /// How names of pictures such as “iClose” are said; `nil` if they are words of the language.
  var pictureNames: [String: String]? { get }
}

extension LanguagePack {
  func owns(_ letter: Unicode.Scalar) -> Bool { true }

  var decimalSeparator: Character { "," }
  var groupSeparators: String { "" }
  var groupsDigitsBySpace: Bool { true }
  var spellsNumbers: Bool { false }
  func cardinal(
    _ number: UInt64, _ gender: GrammaticalGender, _ case: GrammaticalCase
  ) -> String? { nil }
  func decimal(_ whole: String, _ decimals: String, _ case: GrammaticalCase) -> String? { nil }
  var decimalWord: String { "point" }
  var pointWord: String? { nil }
  var minus: String? { nil }
  func ordinal(at index: Int, in text: TextNormalizer) -> Verbalization? { nil }
  func chartPlace(
    _ number: Numeral, digits: Substring, words: String
  ) -> (String, String)? { nil }
  var phoneGroups: [Int: [Int]] { [10: [3, 3, 2, 2], 11: [1, 3, 3, 2, 2]] }
  var spellsPhones: Bool { false }

  func gender(of noun: CountedNoun) -> GrammaticalGender { .masculine }
  func form(after number: Int, isFraction: Bool, isGenitive: Bool) -> Int {
    number == 1 && !isFraction ? 0 : 1
  }
  func accusative(_ noun: String) -> String { noun }
  func grammaticalCase(before index: Int, in text: TextNormalizer) -> GrammaticalCase {
    .nominative
  }
  func genderOfNext(_ number: Numeral, in text: TextNormalizer) -> GrammaticalGender { .counting }
  var agreesWithShortForms: Bool { false }
  func rangeWords(before index: Int, in text: TextNormalizer) -> RangeWords? { nil }

  var months: [String] { [] }
  func date(_ date: CalendarDate, in text: TextNormalizer) -> (String, String)? { nil }
  func dayOrYear(_ number: Numeral, in text: TextNormalizer) -> Verbalization? { nil }
  func days(_ first: Numeral, _ last: Numeral, in text: TextNormalizer) -> Verbalization? { nil }
  func time(_ time: ClockTime, in text: TextNormalizer) -> Verbalization {
    Verbalization(
      time.range, written: text.written(time.range), words: words(of: time, .nominative))
  }
  func words(of time: ClockTime, _ case: GrammaticalCase) -> String {
    [
      cardinal(UInt64(time.hour), .counting, `case`) ?? "",
      time.isFull ? nil : minutes(time, `case`), time.half,
    ].compactMap(\.self).joined(separator: " ")
  }
  func spoken(_ time: ClockTime) -> String? { nil }
  func hourWord(after hour: Int, _ case: GrammaticalCase) -> String? { nil }
  func leadingZero(_ case: GrammaticalCase) -> String? { nil }
  var clockWord: String? { nil }
  var timeRange: (from: String, to: String)? { nil }
  var timeRangePrepositions: Set<String> { [] }

  var currencies: [Character: CountedNoun] { [:] }
  var hundredths: [Character: CountedNoun] { [:] }
  var currencyForms: [String: Character] { [:] }
  var unreadableCurrencyForms: [String] { [] }
  var currencySigns: Set<Character> { ["$", "€", "£", "¥", "¢"] }
  var currencyReadings: [Character: String] { [:] }
  var units: [String: CountedNoun] { [:] }
  var unitForms: [String: String] { [:] }
  var unitReadings: [String: String] { [:] }
  var per: String? { nil }
  var perTime: String? { per }
  var percent: CountedNoun? { nil }
  var degree: CountedNoun? { nil }
  var celsius: String { "" }
  var fahrenheit: String { "" }

  var signs: [Character: String] { [:] }
  var letters: [String: String] { [:] }
  var emoji: EmojiNames? { nil }
  var and: String? { nil }
  var by: String? { nil }
  var abbreviations: [String: Abbreviation] { [:] }
  var dottedAbbreviations: [String: String] { [:] }
  var acronyms: [String: String?] { [:] }
  var commonAcronyms: Set<String> { [] }
  var stateWords: [String: String] { [:] }
  var codeWords: Set<String> { [] }
  var codeLinks: Set<String> { [] }
  var versionWords: Set<String> { [] }
  var foreignWords: [String: String] { [:] }
  var pictureNames: [String: String]? { nil }
}

extension LanguagePack {
  /// The minutes of a time in words.
  func minutes(_ time: ClockTime, _ case: GrammaticalCase) -> String {
    let words = cardinal(digits: time.minute.drop { $0 == "0" }, .counting, `case`)
    guard time.minute.first == "0", let zero = leadingZero(`case`) else { return words }
    return "\(zero) \(words)"
  }

  /// The digits of a whole number in words: as one number, or one by one if they begin with a
  /// zero or are too many.
  func cardinal(
    digits: some StringProtocol, _ gender: GrammaticalGender = .counting,
    _ case: GrammaticalCase = .nominative
  ) -> String {
    if digits.count == 1 || digits.first != "0", let number = UInt64(digits),
      number < 1_000_000_000_000_000_000, let words = cardinal(number, gender, `case`)
    {
      return words
    }
    return spelled(digits)
  }

  /// The digits in words one by one.
  func spelled(_ digits: some StringProtocol) -> String {
    digits.map { digit in
      digit.wholeNumberValue.flatMap { cardinal(UInt64($0), .counting, .nominative) }
        ?? String(digit)
    }.joined(separator: " ")
  }

  /// A number with decimals in words, both given in digits.
  func decimal(
    digits whole: String, _ decimals: String, _ case: GrammaticalCase = .nominative
  ) -> String {
    decimal(whole, decimals, `case`)
      ?? "\(cardinal(digits: whole)) \(decimalWord) \(spelled(decimals))"
  }

  /// The form of a noun after a number.
  func noun(
    _ noun: CountedNoun, after number: Int, isFraction: Bool = false, isGenitive: Bool = false
  ) -> String {
    let form = form(after: number, isFraction: isFraction, isGenitive: isGenitive)
    return noun.forms[min(form, noun.forms.count - 1)]
  }
}

/// The gender of what is counted.
enum GrammaticalGender: Hashable, Sendable, CaseIterable {
  /// Nothing is counted.
  case counting
  case masculine, feminine, neuter
}

/// The case that a sentence asks for.
enum GrammaticalCase: Int, Hashable, Sendable, CaseIterable {
  case nominative, genitive, accusative, prepositional
}

/// A word in the forms that follow a number.
///
/// In Russian these are one, few and many; in other languages one and other.
struct CountedNoun: Hashable, Sendable, ExpressibleByArrayLiteral {
  let forms: [String]

  init(arrayLiteral forms: String...) { self.forms = forms }
}

/// The words before and between two numbers.
struct RangeWords {
  var from = ""
  /// A word, or a dash.
  var to: String
  /// The case that the word before asks for.
  var grammaticalCase: GrammaticalCase?
}

/// What is known of a shortened word.
struct Abbreviation: Sendable {
  /// The full word; `nil` if its form depends on the sentence.
  var full: String?
  /// The full word after a number.
  var counted: CountedNoun?
  /// How it is read literally, where a source tells.
  var said: String?
  /// Whether it is shortened only with a full stop after it.
  var needsPoint = true
  /// The full word before a number.
  var beforeNumber: String?
  /// The full word by the word after it.
  var beforeWords: [String: String] = [:]
  /// Decides by the text around it, in the place of all the others.
  var decide: (@Sendable (_ index: Int, _ text: TextNormalizer) -> Verbalization?)?
}

extension Unicode.Scalar {
  /// Whether it stands among the letters of Latin.
  var isLatin: Bool { value < 0x370 || (0x1E00...0x1EFF).contains(value) }
}
