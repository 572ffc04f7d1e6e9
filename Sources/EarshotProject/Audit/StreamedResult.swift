package import EarshotAudit

/// The lines and the numbers of an input, which are all that a run without its findings needs.
package struct StreamedResult: Sendable {
  /// The lines of JSON of the input.
  package var lines: [UInt8]
  /// The numbers of its files.
  package var tally: AuditTally
  /// The paths of its files.
  package var paths: [String]
}

extension AuditJob.Outcome {
  /// Writes the lines of the input.
  ///
  /// - Parameter keepsFiles: whether the findings are still needed, by another report.
  package mutating func stream(keepsFiles: Bool) {
    streamed = StreamedResult(
      lines: AuditJSONLines.lines(of: files, unread), tally: AuditTally(files),
      paths: files.map(\.path))
    if !keepsFiles { files = [] }
  }
}
