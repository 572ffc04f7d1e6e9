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
  /// Throws ``Program/Failure``.
  ///
  /// - Parameters:
  ///   - screenshot: the picture.
  ///   - language: the primary language of the text, such as `ru`.
  package static func lines(on screenshot: Screenshot, language: String) throws -> [Line] {
    // More than one thread is slower, as tesseract itself says.
    let program = Program(
      "tesseract", package: "tesseract-ocr", environment: ["OMP_THREAD_LIMIT": "1"])
    func table(_ languages: String) throws -> Data {
      try program.output(on: screenshot.bytes) { [$0, "-", "-l", languages, "--psm", "6", "tsv"] }
    }
    let languages = models[language].map { "\($0)+eng" } ?? "eng"
    let data: Data
    do {
      data = try table(languages)
    } catch Program.Failure.failed where languages != "eng" {
      // The model of the language is not installed.
      data = try table("eng")
    }
    let table = String(decoding: data, as: UTF8.self)
    // Of a picture without text the table has a head as well; nothing at all was not looked at.
    guard table.hasPrefix("level\tpage_num\t") else { throw Program.Failure.failed }
    return lines(in: table)
  }

  /// The models of tesseract by language.
  private static let models = [
    "ru": "rus", "de": "deu", "pt": "por", "ar": "ara", "fr": "fra", "es": "spa", "uk": "ukr",
  ]

  /// The lines of words in tesseract's table: block, paragraph and line make a line.
  private static func lines(in table: String) -> [Line] {
    var lines: [Line] = []
    var current = ""
    for row in table.split(separator: "\n").dropFirst() {
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count == 12, let confidence = Double(cells[10]), confidence >= 0,
        let x = Double(cells[6]), let y = Double(cells[7]), let width = Double(cells[8]),
        let height = Double(cells[9])
      else { continue }
      let text = cells[11].trimmingCharacters(in: .whitespaces)
      guard !text.isEmpty else { continue }
      let frame = Rect(x: x, y: y, width: width, height: height)
      let line = cells[1...4].joined(separator: ".")
      if line == current, var last = lines.popLast() {
        last.text += " " + text
        last.frame = last.frame.union(frame)
        last.confidence = min(last.confidence, confidence / 100)
        lines.append(last)
      } else {
        lines.append(Line(text: text, confidence: confidence / 100, frame: frame))
        current = line
      }
    }
    return lines
  }
}
