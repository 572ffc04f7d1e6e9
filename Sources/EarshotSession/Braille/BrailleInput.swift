/// Typing in braille: cells become text word by word, as in Braille Screen Input of VoiceOver.
package struct BrailleInput: Hashable, Sendable {
  /// BCP 47 tags of the languages that the user switches between; at least one.
  package let languages: [String]
  /// The place of the one in use.
  package private(set) var place: Int
  /// The words that are finished.
  package private(set) var finished: String
  /// The cells of the word that is being typed.
  package private(set) var word: [UInt8] = []
  /// What these cells mean if the word ended here.
  private var reading = ""

  /// Starts with one of some languages, behind a text.
  ///
  /// - Parameters:
  ///   - languages: BCP 47 tags.
  ///   - place: the place of the language to begin with.
  ///   - text: the text that stands there already.
  package init(_ languages: [String], at place: Int = 0, after text: String = "") {
    self.languages = languages
    self.place = place
    finished = text
  }

  /// The language in use, as a BCP 47 tag.
  package var language: String { languages[place] }

  /// The text so far, with what the cells of the unfinished word mean if it ended here.
  package var text: String { finished + reading }

  /// Takes a key.
  ///
  /// Throws what the reader throws; the text stays as it was then.
  ///
  /// - Parameter read: the text that the cells of a word stand for in a language.
  package mutating func press(
    _ key: BrailleKey, by read: ([UInt8], String) throws -> String
  ) throws {
    switch key {
    case .dots(let dots): try set(word + [dots], by: read)
    case .space: finish(with: " ")
    case .newLine: finish(with: "\n")
    case .endOfWord: finish(with: "")
    case .delete where word.isEmpty: finished = String(finished.dropLast())
    case .delete: try set(word.dropLast(), by: read)
    case .deleteWord: deleteWord()
    case .nextLanguage:
      finish(with: "")
      place = (place + 1) % languages.count
    }
  }

  private mutating func set(
    _ cells: [UInt8], by read: ([UInt8], String) throws -> String
  ) throws {
    reading = cells.isEmpty ? "" : try read(cells, language)
    word = cells
  }

  private mutating func finish(with end: String) {
    finished = text + end
    (word, reading) = ([], "")
  }

  /// Takes back the word that is being typed, else the last one with the space after it.
  private mutating func deleteWord() {
    guard word.isEmpty else {
      (word, reading) = ([], "")
      return
    }
    while finished.last?.isWhitespace == true { finished.removeLast() }
    while let last = finished.last, !last.isWhitespace { finished.removeLast() }
  }
}
