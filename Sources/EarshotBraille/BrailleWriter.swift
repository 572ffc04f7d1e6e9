import EarshotSpeech

/// Writes the parts of an utterance, table by table.
struct BrailleWriter {
  /// A span of the text that one table writes.
  private struct Run {
    var table: BrailleTable
    var text: String
  }

  private let translator: any BrailleTranslator
  private let code: BrailleCode
  private let ownTable: BrailleTable
  private var runs: [Run] = []
  private var parts: [BrailleText.Part] = []
  private var length = 0
  private var unwritten: Set<String> = []

  init(_ translator: any BrailleTranslator, _ code: BrailleCode) throws {
    self.translator = translator
    self.code = code
    ownTable = try BrailleTable.table(
      for: code.language, grade: code.grade, dots: code.dots)
  }

  /// Adds a part after a comma.
  mutating func append(_ part: Utterance.Part) {
    // The comma stays with what it follows, so that its rule sees both sides in one language.
    if let last = runs.last { append(", ", by: last.table) }
    let start = length
    append(part.text, language: part.language)
    parts.append(BrailleText.Part(role: part.role, text: start..<length, cells: 0..<0))
  }

  /// Adds words, each by the table that has its letters; signs go with the word before.
  mutating func append(_ text: String, language: String?) {
    let table = table(for: language)
    var current = table
    var run = ""
    for word in text.wordsWithSpaces {
      let own = BrailleTable.language(ofLettersIn: word).map { language in
        language == "en" || language == table.language ? table : nearest(language) ?? ownTable
      }
      if let own, own != current {
        append(run, by: current)
        current = own
        run = ""
      }
      run += word
    }
    append(run, by: current)
  }

  /// The cells of everything.
  func braille() throws -> BrailleText {
    var cells = BrailleCells()
    var start = 0
    for run in runs {
      let written = try translator.cells(of: run.text, by: run.table)
      cells.cells += written.cells
      cells.places += written.places.map { $0 + start }
      start += run.text.unicodeScalars.count
    }
    return BrailleText(
      text: runs.map(\.text).joined(), cells: cells, parts: placed(cells),
      unwritten: unwritten.sorted())
  }

  private mutating func append(_ text: String, by table: BrailleTable) {
    guard !text.isEmpty else { return }
    length += text.unicodeScalars.count
    if runs.last?.table == table {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(table: table, text: text))
    }
  }

  /// The parts with their cells; both are in the order of the text.
  private func placed(_ cells: BrailleCells) -> [BrailleText.Part] {
    var cell = 0
    return parts.map { part in
      while cell < cells.places.count, cells.places[cell] < part.text.lowerBound { cell += 1 }
      let start = cell
      while cell < cells.places.count, cells.places[cell] < part.text.upperBound { cell += 1 }
      return BrailleText.Part(role: part.role, text: part.text, cells: start..<cell)
    }
  }
}

extension BrailleWriter {
  /// The table of a language, in the nearest grade; the reader's own where there is none.
  private mutating func table(for language: String?) -> BrailleTable {
    guard let language else { return ownTable }
    if let table = nearest(language) { return table }
    unwritten.insert(language)
    return ownTable
  }

  private func nearest(_ language: String) -> BrailleTable? {
    for grade in [code.grade, 1] {
      if let table = try? BrailleTable.table(for: language, grade: grade, dots: code.dots) {
        return table
      }
    }
    return nil
  }
}

extension String {
  /// The words, each with the white space after it; white space at the start is a word.
  fileprivate var wordsWithSpaces: [Substring] {
    var words: [Substring] = []
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      let next = self.index(after: index)
      if self[index].isWhitespace, next == endIndex || !self[next].isWhitespace {
        words.append(self[start..<next])
        start = next
      }
      index = next
    }
    return start < endIndex ? words + [self[start...]] : words
  }
}
