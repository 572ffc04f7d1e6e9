import EarshotText
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == StringReading {
  /// JSON for scripts and tests, described by `Documentation/Formats/Strings.schema.json`.
  package static let json = OutputFormat(summary: "for scripts and tests; stable and versioned") {
    StringsJSON(reading: $0, isPretty: $1).write()
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
        $0.fields(["format": reading.format.rawValue, "path": reading.path])
      }
      json.fields(["device": reading.options.device.rawValue, "width": reading.options.width])
      json.objects("texts", reading.table.rows) { write($1, &$0) }
      json.field("warnings", reading.warnings)
    }
  }

  private func write(_ row: StringTable.Row, _ json: inout JSONWriter) {
    json.fields([
      "key": row.key, "language": row.language,
      "location": [row.location.line, row.location.column], "varying": row.varying,
    ])
    json.lines("held", row.held) { ["name": $0.name, "number": $0.number] }
    json.lines("heard", row.cells) {
      [
        "number": $0.number, "category": $0.category?.rawValue, "width": $0.width,
        "written": $0.written, "spoken": $0.spoken,
      ]
    }
  }
}
