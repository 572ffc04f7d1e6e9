import EarshotProject

/// The reports of a run for which its results do not stay in memory.
struct AuditStream {
  /// The places of those that are lines, written as the results come.
  let destinations: [Destination]
  /// The findings for those that are written at the end; `nil` if there are none of these.
  let spool: AuditSpool?
  /// Whether another report needs all results at the end.
  let keepsFiles: Bool

  /// What is made of the results.
  var parts: StreamedResult.Parts {
    StreamedResult.Parts(
      hasLines: !destinations.isEmpty, hasRecords: spool != nil, keepsFiles: keepsFiles)
  }

  /// Writes what came of an input.
  func write(_ result: StreamedResult) throws(RunFailure) {
    try write(result.lines)
    try spool?.add(result.record)
  }

  /// Writes lines.
  func write(_ lines: [UInt8]) throws(RunFailure) {
    for destination in destinations { try destination.write(lines) }
  }

  /// Writes the last lines.
  func end(_ lines: [UInt8]) throws(RunFailure) {
    for destination in destinations {
      try destination.write(lines)
      try destination.close()
    }
  }
}
