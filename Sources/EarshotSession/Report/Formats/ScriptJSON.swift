import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == [ScriptReport] {
  /// JSON with everything that was heard, for scripts and tests.
  package static var json: OutputFormat<[ScriptReport]> {
    OutputFormat(
      id: "json", summary: "everything that was heard and expected", fileExtension: "json",
      write: { ScriptJSON(reports: $0).bytes })
  }
}

/// Writes one object with all scripts.
private struct ScriptJSON {
  var reports: [ScriptReport]

  var bytes: [UInt8] {
    var writer = JSONWriter(isPretty: true)
    writer.write(reports)
    writer.finishLine()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ reports: [ScriptReport]) {
    object { writer in
      writer.key("earshot")
      writer.value(1)
      writer.key("scripts")
      writer.array { writer in
        for report in reports { writer.write(report) }
      }
    }
  }

  private mutating func write(_ report: ScriptReport) {
    object { writer in
      writer.key("name")
      writer.value(report.name)
      writer.key("source")
      writer.value(report.source)
      writer.key("passed")
      writer.value(report.isPassed)
      writer.key("steps")
      writer.array { writer in
        for step in report.steps { writer.write(step) }
      }
    }
  }

  private mutating func write(_ step: ScriptReport.Step) {
    object { writer in
      writer.key("line")
      writer.value(step.line)
      writer.key("step")
      writer.value(step.text)
      writer.key("passed")
      writer.value(step.isPassed)
      writer.key("problem")
      writer.value(step.problem)
      writer.key("time")
      writer.value([step.start.inMilliseconds, step.end.inMilliseconds])
      writer.key("focus")
      writer.value(step.focus?.rawValue)
      writer.key("heard")
      writer.array { writer in
        for heard in step.heard { writer.write(heard) }
      }
      writer.key("shown")
      writer.value(step.shown)
      writer.key("does")
      writer.value(step.claims)
      writer.key("expectations")
      writer.array { writer in
        for row in step.rows { writer.write(row) }
      }
    }
  }

  private mutating func write(_ heard: ScriptReport.Heard) {
    line { writer in
      writer.key("kind")
      writer.value(heard.kind.rawValue)
      writer.key("text")
      writer.value(heard.text)
      writer.key("line")
      writer.value(heard.line)
      writer.key("time")
      writer.value([heard.start.inMilliseconds, heard.end.inMilliseconds])
    }
  }

  private mutating func write(_ row: ScriptReport.Row) {
    line { writer in
      writer.key("expected")
      writer.value(row.expected)
      writer.key("heard")
      writer.value(row.heard)
      writer.key("met")
      writer.value(row.isMet)
    }
  }
}

extension Double {
  /// Seconds, exact to a millisecond.
  fileprivate var inMilliseconds: Double { (self * 1_000).rounded() / 1_000 }
}
