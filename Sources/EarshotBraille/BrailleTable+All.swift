import EarshotText

extension BrailleTable {
  /// The tables of all languages, sorted by language, grade and dots.
  ///
  /// Names and grades are those that the tables give of themselves.
  package static let all: [BrailleTable] = [
    BrailleTable(language: "ar", grade: 1, file: "ar-ar-g1.utb", name: "uncontracted"),
    BrailleTable(language: "ar", grade: 2, file: "ar-ar-g2.ctb", name: "contracted"),
    BrailleTable(
      language: "ar", grade: nil, dots: 8, file: "ar-ar-comp8.utb", name: "computer braille"),
    BrailleTable(
      language: "de", grade: 0, file: "de-g0.utb", inputFile: "de-g0-detailed.utb",
      name: "uncontracted"),
    BrailleTable(
      language: "de", grade: 1, file: "de-g1.ctb", inputFile: "de-g1-detailed.ctb",
      name: "partially contracted"),
    // Its own table cannot tell its contractions from others when it reads.
    BrailleTable(
      language: "de", grade: 2, file: "de-g2.ctb", inputFile: nil, name: "contracted"),
    BrailleTable(
      language: "de", grade: nil, dots: 8, file: "de-de-comp8.ctb", name: "computer braille"),
    BrailleTable(
      language: "en", grade: 1, file: "en-ueb-g1.ctb", name: "Unified English, uncontracted"),
    BrailleTable(
      language: "en", grade: 2, file: "en-ueb-g2.ctb", name: "Unified English, contracted"),
    BrailleTable(
      language: "en", grade: nil, dots: 8, file: "en-us-comp8-ext.utb", name: "computer braille"),
    BrailleTable(language: "pt", grade: 1, file: "pt-pt-g1.utb", name: "uncontracted"),
    BrailleTable(language: "pt", grade: 2, file: "pt-pt-g2.ctb", name: "contracted"),
    BrailleTable(
      language: "pt", grade: nil, dots: 8, file: "pt-pt-comp8.ctb", name: "computer braille"),
    BrailleTable(
      language: "ru", grade: 1, file: "ru-litbrl.ctb", inputFile: "ru-litbrl-detailed.utb",
      name: "literary, without capital signs"),
    BrailleTable(language: "ru", grade: nil, dots: 8, file: "ru.ctb", name: "computer braille"),
  ]

  /// The languages that have tables, each once, sorted.
  package static var languages: [String] { Set(all.map(\.language)).sorted() }

  /// The table for a language and a manner of writing; a region in the tag does not matter.
  ///
  /// - Parameters:
  ///   - language: a BCP 47 tag or the name of a locale, such as `pt-BR` or `pt_BR`.
  ///   - grade: 0, 1 or 2; in eight dots there is only computer braille, which has none.
  ///   - dots: 6 or 8.
  ///
  /// Throws ``BrailleError``.
  package static func table(
    for language: String, grade: Int = 1, dots: Int = 6
  ) throws -> BrailleTable {
    let subtag = Language(language).code
    let known = all.filter { $0.language == subtag }
    guard !known.isEmpty else {
      throw BrailleError.unknownLanguage(language, known: languages)
    }
    let wanted = known.first { $0.dots == dots && (dots == 8 || $0.grade == grade) }
    guard let wanted else {
      throw BrailleError.noTable(language: subtag, grade: grade, dots: dots, has: known)
    }
    return wanted
  }

  /// The language whose table has the letters of a word, by the first of them.
  ///
  /// `nil` for signs, digits and scripts without a table. Every table has Latin letters.
  static func language(ofLettersIn word: some StringProtocol) -> String? {
    for scalar in word.unicodeScalars {
      switch UnicodeScript(scalar) {
      case .arabic: return "ar"
      case .cyrillic: return "ru"
      case .latin: return "en"
      default: continue
      }
    }
    return nil
  }
}
