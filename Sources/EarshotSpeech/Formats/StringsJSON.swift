import EarshotText
import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == StringReading {
  /// JSON for scripts and tests, described by `Documentation/Formats/Strings.schema.json`.
  package static var json: OutputFormat<StringReading> {
    OutputFormat(
      id: "json", summary: "for scripts and tests; stable and versioned", fileExtension: "json",
      write: { StringsJSON(reading: $0, isPretty: true).write() })
  }

  /// The same JSON on one line, for several inputs.
  package static var jsonLine: OutputFormat<StringReading> {
    OutputFormat(
      id: "json", summary: "the same on one line an input", fileExtension: "jsonl",
      write: { StringsJSON(reading: $0, isPretty: false).write() })
  }
}

/// Writes version 1 of the JSON of strings.
private struct StringsJSON {
  var reading: StringReading
  var isPretty: Bool

  func write() -> [UInt8] {
    var writer = JSONWriter(isPretty: isPretty)
    writer.object { json in
      json.key("earshot")
      json.value(1)
      json.key("source")
      json.line {
        $0.key("format")
        $0.value(reading.format.rawValue)
        $0.key("path")
        $0.value(reading.path)
      }
      json.key("device")
      json.value(reading.options.device.rawValue)
      json.key("width")
      json.number(reading.options.width.map(Double.init))
      json.key("texts")
      json.array { json in reading.table.rows.forEach { write($0, &json) } }
      json.key("warnings")
      json.value(reading.warnings)
    }
    writer.finishLine()
    return writer.bytes
  }

  private func write(_ row: StringTable.Row, _ json: inout JSONWriter) {
    json.object { json in
      json.key("key")
      json.value(row.key)
      json.key("language")
      json.value(row.language)
      json.key("location")
      json.value([Double(row.location.line), Double(row.location.column)])
      json.key("varying")
      json.value(row.varying)
      json.key("held")
      json.array { json in
        for held in row.held {
          json.line {
            $0.key("name")
            $0.value(held.name)
            $0.key("number")
            $0.value(held.number)
          }
        }
      }
      json.key("heard")
      json.array { json in row.cells.forEach { write($0, &json) } }
    }
  }

  private func write(_ cell: StringTable.Cell, _ json: inout JSONWriter) {
    json.line { json in
      json.key("number")
      json.value(cell.number)
      json.key("category")
      json.value(cell.category?.rawValue)
      json.key("width")
      json.number(cell.width.map(Double.init))
      json.key("written")
      json.value(cell.written)
      json.key("spoken")
      json.value(cell.spoken)
    }
  }
}
