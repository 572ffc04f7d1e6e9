import EarshotText
package import EarshotWriting

extension OutputFormat where Document == StringReading {
  /// A block a text, one line a number.
  package static let text = OutputFormat(
    id: "text", summary: "a block a text, one line a number", fileExtension: "txt"
  ) { StringsText(reading: $0).text }
}

/// Writes a line for each text, and under it one for each number or width, right-aligned.
private struct StringsText {
  var reading: StringReading

  var text: String { reading.table.rows.map(block).joined() }

  private func block(_ row: StringTable.Row) -> String {
    let language = row.language.map { " [\($0.onOneLine)]" } ?? ""
    let head = (row.key.isEmpty ? "\"\"" : row.key.onOneLine) + language
    if row.varying == nil, row.cells.count == 1, let cell = row.cells.first, cell.width == nil {
      return "\(head): \(text(of: cell))\n"
    }
    let numbers = row.cells.map { $0.number ?? $0.width.map(String.init) ?? "" }
    let width = numbers.map(\.columns).max() ?? 0
    let categories = row.cells.map { $0.category?.rawValue ?? "" }
    let forms = categories.map(\.columns).max() ?? 0
    var block = head + (row.story.map { ": \($0.onOneLine)" } ?? "") + "\n"
    for (index, cell) in row.cells.enumerated() {
      let number = String(repeating: " ", count: width - numbers[index].columns) + numbers[index]
      let form = forms == 0 ? "" : "  " + categories[index].padded(to: forms)
      block += "  \(number)\(form)  \(text(of: cell))\n"
    }
    return block
  }

  /// The text, with what is said of it behind an arrow where that differs; a dash for none.
  private func text(of cell: StringTable.Cell) -> String {
    guard let written = cell.written else { return "–" }
    return written.onOneLine + (cell.saidOtherwise.map { " → \($0.onOneLine)" } ?? "")
  }
}
