package import EarshotWriting

extension OutputFormat where Document == BrailleDocument {
  /// Rows of braille characters, a row for what the display shows at once; an empty line is between
  /// stops.
  package static let braille = OutputFormat(
    id: "braille", summary: "rows of braille characters, one for each turn of the display",
    fileExtension: "brl"
  ) { BrailleUnicode(document: $0).text }
}

/// Writes rows of braille characters.
private struct BrailleUnicode {
  let document: BrailleDocument

  var text: String { document.lines.map(text(of:)).joined(separator: "\n") }

  private func text(of line: BrailleDocument.Line) -> String {
    let rows = document.windows(of: line).map { row($0.shown) + "\n" }.joined()
    return document.showsText ? "\(line.text.text.onOneLine)\n\(rows)" : rows
  }

  /// Cells as characters, without the empty ones at the end.
  private func row(_ cells: [UInt8]) -> String {
    let used = (cells.lastIndex { $0 != 0 } ?? 0) + 1
    return BrailleCells.unicode(cells.prefix(used))
  }
}
