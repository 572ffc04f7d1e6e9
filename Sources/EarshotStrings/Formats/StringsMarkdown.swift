import EarshotText
package import EarshotWriting

extension OutputFormat where Document == StringReading {
  /// A table for pull requests.
  package static let markdown = OutputFormat(
    id: "markdown", summary: "a table for pull requests", fileExtension: "md"
  ) { StringsMarkdown(reading: $0).text }
}

/// Writes a table with a line for each number or width of each text.
private struct StringsMarkdown {
  var reading: StringReading

  var text: String {
    var text = "### \(reading.path.inMarkdown)\n\n"
    text += "| Key | Language | Varying | Number | Form | Width | Written | Said |\n"
    text += "|---|---|---|--:|---|--:|---|---|\n"
    for row in reading.table.rows {
      for cell in row.cells { text += line(row, cell) }
    }
    let held = reading.table.rows.filter { !$0.held.isEmpty }.map { row in
      "- \(row.key.inMarkdown): \((row.story ?? "").inMarkdown)\n"
    }
    let odd = reading.warnings.map { "- Odd: \($0.inMarkdown)\n" }
    let remarks = held + odd
    return text + (remarks.isEmpty ? "" : "\n" + remarks.joined())
  }

  private func line(_ row: StringTable.Row, _ cell: StringTable.Cell) -> String {
    let fields = [
      row.key, row.language ?? "", row.varying ?? "", cell.number ?? "",
      cell.category?.rawValue ?? "", cell.width.map(String.init) ?? "", cell.written ?? "–",
      cell.spoken ?? "–",
    ]
    return fields.inMarkdownRow + "\n"
  }
}
