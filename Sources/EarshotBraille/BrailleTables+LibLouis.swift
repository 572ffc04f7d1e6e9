package import EarshotSession
import EarshotText

extension BrailleTables {
  /// The tables of liblouis, which is looked for when the first cell is read or written.
  package static let installed = BrailleTables(
    name: "liblouis",
    read: { (cells, language) throws(Problem) in
      try explained {
        let table = try BrailleTable.table(for: language)
        return try LibLouis().text(of: cells, by: table).withoutUnknownCells
      }
    },
    write: { (utterance, language, cells) throws(Problem) in
      try explained {
        let text = try LibLouis().braille(of: utterance, BrailleCode(language: language))
        return text.windows(on: BrailleDisplay(cells: cells))
      }
    })

  private static func explained<Result>(_ work: () throws -> Result) throws(Problem) -> Result {
    do {
      return try work()
    } catch let error as BrailleError {
      throw Problem(message: error.message, help: error.help)
    } catch {
      throw Problem(message: "\(error)", help: "report this as a defect")
    }
  }
}

extension BrailleText {
  /// What is under the fingers, window by window, with its words.
  func windows(on display: BrailleDisplay) -> [BrailleTables.Window] {
    var line = BrailleLine(self, on: display)
    let scalars = Array(text.unicodeScalars)
    var windows: [BrailleTables.Window] = []
    repeat {
      let cells = line.windows[line.window]
      // A window ends where the text of the next one begins.
      let start = cells.lowerBound == 0 ? 0 : line.content.places[cells.lowerBound]
      let end = line.canPanRight ? line.content.places[cells.upperBound] : scalars.count
      let words = String(String.UnicodeScalarView(scalars[start..<max(start, end)]))
      windows.append(
        BrailleTables.Window(
          cells: BrailleCells.unicode(line.shown.reversed().drop { $0 == 0 }.reversed()),
          text: words.trimmed))
    } while line.panRight()
    return windows
  }
}

extension String {
  /// The text without cells that the table does not know, which liblouis writes as their dots, such
  /// as `\46/`: by themselves they type nothing.
  fileprivate var withoutUnknownCells: String {
    replacing(/\\[1-8]+\//, with: "")
  }
}
