import EarshotBraille
import EarshotCaptures
import EarshotSpeech
import EarshotTree
import Foundation
import TestSupport
import Testing

/// The words of the corpus, against the command of liblouis in a process of its own.
@Suite(
  .enabled(
    if: SharedFolder.corpus != nil && (LouisCommand.isInstalled || SharedFolder.isRequired),
    "the corpus or liblouis-bin is missing"))
struct BrailleCorpusTests {
  static let tables = BrailleTable.all

  @Test func thereAreWords() throws {
    #expect(CorpusWords.all.count > 2_000, "\(CorpusWords.all.count)")
  }

  @Test(arguments: tables)
  func cellsAreThoseOfTheCommand(_ table: BrailleTable) throws {
    let words = CorpusWords.all
    let translator = try LibLouis()
    let expected = try LouisCommand.translate(words, by: table)
    try #require(expected.count == words.count)
    for (word, cells) in zip(words, expected) {
      #expect(try translator.cells(of: word, by: table).unicode == cells, "\(word)")
    }
  }

  /// Long texts are translated in stretches; the command takes them whole.
  @Test(arguments: tables)
  func stretchesAreNotFelt(_ table: BrailleTable) throws {
    let texts = CorpusWords.longTexts
    #expect(!texts.isEmpty)
    let translator = try LibLouis()
    let expected = try LouisCommand.translate(texts, by: table)
    try #require(expected.count == texts.count)
    for (text, cells) in zip(texts, expected) {
      #expect(try translator.cells(of: text, by: table).unicode == cells)
    }
  }

  /// Words of nothing but letters come back, but for capitals where braille has none.
  ///
  /// Some do not, at most as many as named: in English grade 2 a made-up word may look like a
  /// contraction, and the Portuguese table reads `ss` as a paragraph sign. A German syllable that
  /// stands alone and has one cell, such as `ei`, is read as another sign.
  @Test(arguments: [
    ("ar", 1, 6, 0), ("de", 0, 6, 0), ("de", 1, 6, 0), ("de", 1, 8, 0), ("en", 1, 6, 0),
    ("en", 2, 6, 12), ("en", 1, 8, 0), ("pt", 1, 6, 400), ("pt", 1, 8, 0), ("ru", 1, 6, 0),
    ("ru", 1, 8, 0),
  ])
  func wordsAreReadBack(_ language: String, _ grade: Int, _ dots: Int, _ most: Int) throws {
    let table = try BrailleTable.table(for: language, grade: grade, dots: dots)
    let translator = try LibLouis()
    let syllables = language == "de" ? ["au", "eu", "ei", "äu", "ie", "ch", "sch", "st"] : []
    let words = CorpusWords.letters(of: language).filter { !syllables.contains($0.lowercased()) }
    #expect(!words.isEmpty)
    let others = try words.filter { word in
      let cells = try translator.cells(of: word, by: table).cells
      return try translator.text(of: cells, by: table).lowercased() != word.lowercased()
    }
    #expect(others.count <= most, "\(words.count) words; not read back: \(others)")
  }
}

/// The command `lou_translate`.
enum LouisCommand {
  static let path = "/usr/bin/lou_translate"

  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// The cells of lines as braille characters.
  static func translate(_ lines: [String], by table: BrailleTable) throws -> [String] {
    // The command reads a backslash as the start of an escape.
    let input = lines.map { $0.replacing("\\", with: "\\\\") + "\n" }.joined()
    let outcome = try Program.run(
      URL(filePath: path), ["--forward", "unicode.dis,\(table.file)"], input: Array(input.utf8))
    // It shows a dot that no display has as a hair space.
    return outcome.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { String($0).replacing("\u{200A}", with: "\u{2800}") }
  }
}

/// Words of labels, values and hints of all captures, and of the strings files of the corpus.
enum CorpusWords {
  /// All words, each once.
  static let all: [String] = {
    var words: Set<Substring> = []
    for text in labels { words.formUnion(text.split(whereSeparator: \.isWhitespace)) }
    for text in strings { words.formUnion(text.split { !$0.isLetter }) }
    return words.map(String.init).filter { isPlain($0) }.sorted()
  }()

  /// Texts longer than a stretch, of Latin words and with words in other scripts among them.
  ///
  /// The command takes 2,047 bytes of a line and writes as many cells, a dozen for a letter that the
  /// table does not have. Words in capitals are left out: a thousand characters of nothing else are
  /// cut within what English signs as one passage.
  static let longTexts: [String] = {
    let words = all.filter { $0.unicodeScalars.allSatisfy(\.properties.isAlphabetic) }
    let latin = words.filter { $0.allSatisfy(\.isASCII) && $0.contains(where: \.isLowercase) }
    let others = words.filter { !$0.allSatisfy(\.isASCII) && $0.unicodeScalars.count < 6 }
    let mixed = zip(latin.indices, latin).map { index, word in
      index % 40 == 20 ? "\(word) \(others[index * 31 % others.count])" : word
    }
    return [latin, mixed].flatMap { words in
      stride(from: 0, to: words.count, by: 120).map {
        words[$0..<min($0 + 120, words.count)].joined(separator: " ")
      }
    }.filter { $0.unicodeScalars.count > 1_100 && $0.utf8.count < 1_500 }
  }()

  /// Words of nothing but letters of a language.
  static func letters(of language: String) -> [String] {
    all.filter { word in
      word.unicodeScalars.allSatisfy { scalar in
        guard scalar.properties.isAlphabetic else { return false }
        return switch language {
        case "ar": 0x620...0x64A ~= scalar.value
        case "ru":
          "а"..."я" ~= scalar || "А"..."Я" ~= scalar || "ёЁ".unicodeScalars.contains(scalar)
        case "de": scalar.isASCII || "äöüßÄÖÜ".unicodeScalars.contains(scalar)
        case "pt":
          scalar.isASCII || "áàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇ".unicodeScalars.contains(scalar)
        default: scalar.isASCII
        }
      }
    }
  }

  /// Controls are taken out before the library sees them.
  private static func isPlain(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

  private static var labels: Set<String> {
    let fixtures = SharedFolder.checkout.appending(path: "Fixtures/Captures")
    let folders = SharedFolder.files(in: SharedFolder.corpus) + SharedFolder.files(in: fixtures)
    var texts: Set<String> = []
    for file in folders.flatMap({ SharedFolder.files(in: $0) }) {
      guard let data = try? Data(contentsOf: file),
        let format = try? CaptureFormat.recognizing(Array(data)),
        let capture = try? format.read(Array(data), ReadOptions())
      else { continue }
      for element in capture.screens.flatMap(\.readingOrder).map(\.element) {
        texts.formUnion([element.label, element.value, element.hint].compactMap(\.value))
      }
    }
    return texts
  }

  private static var strings: [String] {
    ["strings", "stringsdict", "xcstrings"].flatMap { name in
      SharedFolder.files(in: SharedFolder.corpus?.appending(path: name)).compactMap { file in
        (try? String(contentsOf: file, encoding: .utf8))
          ?? (try? String(contentsOf: file, encoding: .utf16))
      }
    }
  }
}
