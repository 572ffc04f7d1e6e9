import EarshotBraille
import EarshotSession
import Foundation
import TestSupport
import Testing

/// The lines of `Fixtures/Braille/*.txt`: language, grade and dots, a text, its cells.
@Suite(.enabled(if: Louis.isInstalled, "liblouis20 and liblouis-data are not installed"))
struct BrailleTableCaseTests {
  static let files = SharedFolder.files(
    in: SharedFolder.checkout.appending(path: "Fixtures/Braille"), ending: ".txt")

  @Test(arguments: files) func cellsAreThoseOfTheRules(_ file: URL) throws {
    let translator = try LibLouis()
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    #expect(!lines.isEmpty)
    for line in lines {
      let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let code = columns[0].split(separator: " ")
      let table = try BrailleTable.table(
        for: String(code[0]), grade: try #require(Int(code[1])),
        dots: try #require(Int(code[2])))
      let cells = try translator.cells(of: columns[1], by: table)
      #expect(cells.unicode == (try Self.cells(columns[2])), "\(line)")
      #expect(cells.places.count == cells.cells.count)
    }
  }

  /// Cells are written as braille or as numbers of dots.
  private static func cells(_ text: String) throws -> String {
    if text.unicodeScalars.allSatisfy({ (0x2800...0x28FF).contains($0.value) }) { return text }
    return BrailleCells.unicode(
      text.split(separator: " ").map { word in
        guard word != "0", let dots = BrailleKey.dots(String(word)) else { return 0 }
        return dots
      })
  }
}
