import EarshotText
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == StringReading {
  /// JSON for scripts and tests, described by `Documentation/Formats/Strings.schema.json`.
  package static var json: OutputFormat<StringReading> {
    OutputFormat(
      id: "json", summary: "for scripts and tests; stable and versioned", fileExtension: "json",
      write: { StringsJSON(reading: $0, isPretty: true).write() },
      writeOneOfMany: { StringsJSON(reading: $0, isPretty: false).write() })
  }
}

/// Writes version 1 of the JSON of strings.
private struct StringsJSON {
  var reading: StringReading
  var isPretty: Bool

  func write() -> [UInt8] {
    JSONWriter.document(isPretty: isPretty) { json in
      json.field("earshot", 1)
      json.line("source") {
        $0.field("format", reading.format.rawValue)
        $0.field("path", reading.path)
      }
      json.field("device", reading.options.device.rawValue)
      json.field("width", reading.options.width)
      json.objects("texts", reading.table.rows) { write($1, &$0) }
      json.field("warnings", reading.warnings)
    }
  }

  private func write(_ row: StringTable.Row, _ json: inout JSONWriter) {
    json.field("key", row.key)
    json.field("language", row.language)
    json.field("location", [row.location.line, row.location.column])
    json.field("varying", row.varying)
    json.lines("held", row.held) { json, held in
      json.field("name", held.name)
      json.field("number", held.number)
    }
    json.lines("heard", row.cells) { write($1, &$0) }
  }

  private func write(_ cell: StringTable.Cell, _ json: inout JSONWriter) {
    json.field("number", cell.number)
    json.field("category", cell.category?.rawValue)
    json.field("width", cell.width)
    json.field("written", cell.written)
    json.field("spoken", cell.spoken)
  }
}
