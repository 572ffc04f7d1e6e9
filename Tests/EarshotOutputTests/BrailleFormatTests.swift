import EarshotBraille
import EarshotOutput
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotWriting
import Foundation
import TestSupport
import Testing

/// A translator with a cell for every character, so that outputs need no library.
struct LetterTranslator: BrailleTranslator {
  let name = "letters"

  func cells(of text: String, by table: BrailleTable) -> BrailleCells {
    let scalars = Array(text.unicodeScalars)
    return BrailleCells(
      cells: scalars.map { $0 == " " ? 0 : UInt8($0.value % 63) + 1 },
      places: Array(scalars.indices))
  }

  func text(of cells: [UInt8], by table: BrailleTable) -> String { "" }
}

@Suite struct BrailleFormatTests {
  private static func document(
    _ lines: [(Int, String)], _ display: BrailleDisplay = BrailleDisplay(cells: 20),
    showsText: Bool = false
  ) throws -> BrailleDocument {
    let transcript = Transcript(
      screens: [],
      lines: lines.map {
        Transcript.Line(
          screen: $0.0, element: nil, cause: .readingAll, utterance: .announcement($0.1))
      }, settings: SpeechSettings())
    return try BrailleDocument(
      Reading(format: "test", path: "a<b>.xml", transcript: transcript), by: LetterTranslator(),
      BrailleCode(language: "en"), on: display, showsText: showsText)
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func rowsAreWindowsAndStopsAreApart() throws {
    let document = try Self.document(
      [(0, "one two three four five"), (0, "six")], showsText: true)
    let lines = Self.text(OutputFormat<BrailleDocument>.braille.write(document))
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.map(\.count) == [23, 18, 4, 0, 3, 3, 0])
    #expect(lines[0] == "one two three four five")
  }

  @Test func brailleASCIIIsThatOfLouis() throws {
    let table = URL(filePath: "/usr/share/liblouis/tables/en-us-brf.dis")
    guard let text = try? String(contentsOf: table, encoding: .utf8) else {
      #expect(!SharedFolder.isRequired, "liblouis-data is not installed")
      return
    }
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("display ") }
    #expect(rows.count == 64)
    for row in rows {
      let columns = row.split(separator: " ")
      let sign = columns[1] == "\\s" ? " " : columns[1].replacing("\\\\", with: "\\")
      var dots: UInt8 = 0
      for dot in columns[2] where dot != "0" {
        dots |= 1 << (try #require(dot.wholeNumberValue) - 1)
      }
      #expect(Self.text(BrailleASCII.bytes(of: [dots])) == sign)
      #expect(BrailleASCII.cell(of: try #require(sign.utf8.first)) == dots)
      #expect(BrailleASCII.cell(of: try #require(sign.lowercased().utf8.first)) == dots)
    }
  }

  @Test func pagesHaveFortyCellsAndTwentyFiveLines() throws {
    let long = Array(repeating: "braille", count: 12).joined(separator: " ")
    let document = try Self.document(Array(repeating: (0, long), count: 20) + [(1, "end")])
    let bytes = OutputFormat<BrailleDocument>.brf.write(document)
    let pages = Self.text(bytes).split(separator: "\u{C}", omittingEmptySubsequences: false)
    #expect(pages.last == "")
    #expect(pages.count == 5)
    for page in pages.dropLast() {
      let lines = page.components(separatedBy: "\r\n")
      #expect(lines.last == "")
      #expect(lines.count <= 26)
      #expect(lines.allSatisfy { $0.utf8.count <= 40 })
    }
    #expect(pages[0].components(separatedBy: "\r\n").count == 26)
    #expect(pages[3].components(separatedBy: "\r\n").count == 2)
    let entries = try BrailleFile.entries(in: Self.text(bytes))
    #expect(entries.count == 21)
    #expect(entries[0] == LetterTranslator().cells(of: long, by: .all[0]).cells)
  }

  @Test func pictureIsValidAndShowsTextAsText() throws {
    let document = try Self.document(
      [(0, "<script>]]>&\u{1} one two three four"), (0, "")],
      BrailleDisplay(cells: 14, status: .left))
    let svg = OutputFormat<BrailleDocument>.svg.write(document)
    let text = Self.text(svg)
    #expect(text.contains("&lt;script&gt;"))
    #expect(!text.contains("<script"))
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
    try Data(svg).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/xmllint") else {
      #expect(!SharedFolder.isRequired, "libxml2-utils is not installed")
      return
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/xmllint")
    process.arguments = ["--noout", file.path]
    try process.runUnblocked()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func everyDotIsDrawn() throws {
    let document = try Self.document([(0, "one two three four five six")])
    let text = Self.text(OutputFormat<BrailleDocument>.svg.write(document))
    let raised = document.lines[0].text.cells.cells.reduce(0) { $0 + $1.nonzeroBitCount }
    #expect(text.components(separatedBy: "<circle").count - 1 == raised)
  }

  @Test func nothingHeardIsNothing() throws {
    let document = try Self.document([])
    #expect(OutputFormat<BrailleDocument>.braille.write(document).isEmpty)
    #expect(OutputFormat<BrailleDocument>.brf.write(document).isEmpty)
  }
}
