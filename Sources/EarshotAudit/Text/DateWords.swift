/// Names of days and months, which keep a capital in English.
enum DateWords {
  /// Those that are no other words.
  static let sure: Set<String> = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "tue", "tues",
    "wed", "thu", "thur", "thurs", "fri", "january", "february", "april", "june", "july", "august",
    "september", "october", "november", "december", "feb", "apr", "jun", "jul", "aug", "sept",
    "oct", "nov",
  ]
  /// Whether a word in lower case is a name of a day or month, or a short form of one.
  static func contains(_ word: String) -> Bool {
    sure.contains(word) || likely.contains(word) || Lexicon.all[.abbreviations].contains(word)
  }

  /// Those that are other words as well, or in other languages.
  static let likely: Set<String> = [
    "mon", "sat", "sun", "may", "march", "mar", "jan", "sep", "dec",
  ]
}
