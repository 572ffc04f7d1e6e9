/// Typing in braille: cells become text word by word, as in Braille Screen Input of VoiceOver.
package struct BrailleInput: Hashable, Sendable {
  /// The tables of the languages that the user switches between; at least one.
  package let tables: [BrailleTable]
  /// The place of the one in use.
  package private(set) var language = 0
  /// The words that are finished.
  package private(set) var finished = ""
  /// The cells of the word that is being typed.
  package private(set) var word: [UInt8] = []

  /// Starts with the first of some tables.
  package init(_ table: BrailleTable, _ others: BrailleTable...) {
    tables = [table] + others
  }

  /// The table in use.
  package var table: BrailleTable { tables[language] }

  /// The text so far, with what the cells of the unfinished word mean if it ended here.
  ///
  /// Throws ``BrailleError``.
  package func text(by translator: some BrailleTranslator) throws -> String {
    word.isEmpty ? finished : finished + (try translator.text(of: word, by: table))
  }

  /// Takes a key.
  ///
  /// Throws ``BrailleError``.
  package mutating func press(_ key: BrailleKey, by translator: some BrailleTranslator) throws {
    switch key {
    case .dots(let dots): word.append(dots)
    case .space: try finish(with: " ", by: translator)
    case .newLine: try finish(with: "\n", by: translator)
    case .delete: if word.popLast() == nil { finished = String(finished.dropLast()) }
    case .deleteWord: deleteWord()
    case .nextLanguage:
      try finish(with: "", by: translator)
      language = (language + 1) % tables.count
    }
  }

  private mutating func finish(with end: String, by translator: some BrailleTranslator) throws {
    finished = try text(by: translator) + end
    word = []
  }

  /// Takes back the word that is being typed, else the last one with the space after it.
  private mutating func deleteWord() {
    guard word.isEmpty else {
      word = []
      return
    }
    while finished.last?.isWhitespace == true { finished.removeLast() }
    while let last = finished.last, !last.isWhitespace { finished.removeLast() }
  }
}
