package import EarshotText

extension Language {
  /// A whole number in words, as one counts; `nil` if numbers are not known in words in this
  /// language, or the number has 19 digits or more.
  package func cardinal(_ number: UInt64) -> String? {
    guard number < 1_000_000_000_000_000_000 else { return nil }
    return LanguagePacks.pack(for: tag).cardinal(number, .counting, .nominative)
  }
}
