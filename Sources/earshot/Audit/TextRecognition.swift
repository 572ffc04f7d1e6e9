import EarshotAudit
import EarshotTree
import Foundation

/// Reads the text of a screenshot with tesseract.
struct TextRecognition {
  /// The lines of text on a screenshot, with frames in points of the screen.
  ///
  /// Throws ``ExternalProgram/Failure``.
  static func lines(
    on screenshot: Screenshot, pixels: Pixels, size: Size, language: String
  ) throws -> [RecognizedText] {
    // More than one thread is slower, as tesseract itself says.
    let program = ExternalProgram(
      name: "tesseract", package: "tesseract-ocr", environment: ["OMP_THREAD_LIMIT": "1"])
    let languages = models[language].map { "\($0)+eng" } ?? "eng"
    let data: Data
    do {
      data = try program.output(on: screenshot.bytes) {
        [$0, "-", "-l", languages, "--psm", "6", "tsv"]
      }
    } catch ExternalProgram.Failure.failed where languages != "eng" {
      // The model of the language is not installed.
      data = try program.output(on: screenshot.bytes) {
        [$0, "-", "-l", "eng", "--psm", "6", "tsv"]
      }
    }
    let scale = (
      x: size.width / Double(pixels.width), y: size.height / Double(pixels.height)
    )
    return words(in: String(decoding: data, as: UTF8.self)).map { word in
      RecognizedText(
        text: word.text, confidence: word.confidence,
        frame: Rect(
          x: word.frame.x * scale.x, y: word.frame.y * scale.y,
          width: word.frame.width * scale.x, height: word.frame.height * scale.y))
    }
  }

  /// The models of tesseract by language.
  private static let models = [
    "ru": "rus", "de": "deu", "pt": "por", "ar": "ara", "fr": "fra", "es": "spa", "uk": "ukr",
  ]

  /// The lines of words in tesseract's table: block, paragraph and line make a line.
  private static func words(in table: String) -> [RecognizedText] {
    var lines: [RecognizedText] = []
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
        lines.append(RecognizedText(text: text, confidence: confidence / 100, frame: frame))
        current = line
      }
    }
    return lines
  }
}
