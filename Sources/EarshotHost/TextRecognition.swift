package import EarshotTree
import Foundation

/// Reads the text of a screenshot with tesseract.
package enum TextRecognition {
  /// A line of text in a picture.
  package struct Line: Hashable, Sendable {
    /// The text, as far as it was recognised.
    package var text: String
    /// How sure the recognition is, from 0 to 1.
    package var confidence: Double
    /// The frame in pixels.
    package var frame: Rect
  }

  /// The lines of text on a screenshot.
  ///
  /// Throws ``Program/Failure``, which names the package of the language when its model is missing.
  ///
  /// - Parameters:
  ///   - screenshot: the picture.
  ///   - language: the primary language of the text, such as `ru`.
  package static func lines(on screenshot: Screenshot, language: String) throws -> [Line] {
    try lines(in: screenshot.bytes, language: language)
  }

  /// The lines of text in a picture of any format that tesseract reads.
  ///
  /// Throws ``Program/Failure``.
  ///
  /// - Parameters:
  ///   - picture: the bytes of the file.
  ///   - language: the primary language of the text, such as `ru`.
  package static func lines(in picture: [UInt8], language: String) throws -> [Line] {
    joined(try words(in: picture, language: language)) { $0.line == $1.line }
  }

  /// The texts on a screenshot: lines of words that are surely read, parted where words stand apart.
  ///
  /// Throws ``Program/Failure``.
  ///
  /// - Parameters:
  ///   - screenshot: the picture.
  ///   - language: the primary language of the text, such as `ru`.
  package static func texts(on screenshot: Screenshot, language: String) throws -> [Line] {
    let sure = try words(in: screenshot.bytes, language: language).filter {
      $0.confidence >= leastConfidence && $0.text.contains { $0.isLetter || $0.isNumber }
    }
    return joined(sure) { last, next in
      let gap = next.frame.x - last.frame.x - last.frame.width
      let height = max(last.frame.height, next.frame.height)
      return last.line == next.line && gap <= widestSpace * height
    }
  }

  /// What is recognised with less confidence is as often a picture as a word.
  private static let leastConfidence = 0.5
  /// The widest space between two words of a text, in heights of theirs.
  private static let widestSpace = 1.5

  private struct Word {
    /// The block, paragraph and line.
    var line: String
    var text: String
    var confidence: Double
    var frame: Rect
  }

  private static func words(in picture: [UInt8], language: String) throws -> [Word] {
    // More than one thread is slower, as tesseract itself says.
    let program = Program(
      "tesseract", package: "tesseract-ocr", environment: ["OMP_THREAD_LIMIT": "1"])
    func table(_ languages: String) throws -> Data {
      try program.output(on: picture) { [$0, "-", "-l", languages, "--psm", "6", "tsv"] }
    }
    let data: Data
    if let model = models[language] {
      do {
        data = try table("\(model)+eng")
      } catch Program.Failure.failed {
        // Where English alone can be read, the model of the language is not installed. What the wrong
        // model reads are no words.
        _ = try table("eng")
        throw Program.Failure.lacksLanguage(package: "tesseract-ocr-\(model)")
      }
    } else {
      data = try table("eng")
    }
    let table = String(decoding: data, as: UTF8.self)
    // Of a picture without text the table has a head as well; nothing at all was not looked at.
    guard table.hasPrefix("level\tpage_num\t") else { throw Program.Failure.failed }
    return words(in: table)
  }

  /// The models of tesseract by language.
  private static let models = [
    "ru": "rus", "de": "deu", "pt": "por", "ar": "ara", "fr": "fra", "es": "spa", "uk": "ukr",
  ]

  /// The words in tesseract's table.
  private static func words(in table: String) -> [Word] {
    table.split(separator: "\n").dropFirst().compactMap { row in
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count == 12, let confidence = Double(cells[10]), confidence >= 0,
        let x = Double(cells[6]), let y = Double(cells[7]), let width = Double(cells[8]),
        let height = Double(cells[9])
      else { return nil }
      let text = cells[11].trimmingCharacters(in: .whitespaces)
      guard !text.isEmpty else { return nil }
      return Word(
        line: cells[1...4].joined(separator: "."), text: text, confidence: confidence / 100,
        frame: Rect(x: x, y: y, width: width, height: height))
    }
  }

  /// The words as lines; each goes on while the next word belongs to the last one.
  private static func joined(_ words: [Word], while belongs: (Word, Word) -> Bool) -> [Line] {
    var lines: [Line] = []
    var previous: Word?
    for word in words {
      if let last = previous, belongs(last, word), var line = lines.popLast() {
        line.text += " " + word.text
        line.frame = line.frame.union(word.frame)
        line.confidence = min(line.confidence, word.confidence)
        lines.append(line)
      } else {
        lines.append(Line(text: word.text, confidence: word.confidence, frame: word.frame))
      }
      previous = word
    }
    return lines
  }
}
