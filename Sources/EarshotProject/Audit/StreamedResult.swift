package import EarshotAudit

/// The lines and the numbers of an input, which are all that a run without its findings needs.
package struct StreamedResult: Sendable {
  /// The parts of reports that are made of the results of an input as they come.
  package struct Parts: Hashable, Sendable {
    /// Whether there are lines of JSON.
    package var hasLines: Bool
    /// Whether the findings are put on the disk, for a report that is written input by input at the
    /// end.
    package var hasRecords: Bool
    /// Whether the findings stay in memory, for any other report.
    package var keepsFiles: Bool

    /// Chooses the parts.
    package init(hasLines: Bool, hasRecords: Bool, keepsFiles: Bool) {
      self.hasLines = hasLines
      self.hasRecords = hasRecords
      self.keepsFiles = keepsFiles
    }
  }

  /// The lines of JSON of the input.
  package var lines: [UInt8]
  /// Its files for an ``AuditSpool``; empty where none is asked for.
  package var record: [UInt8]
  /// The numbers of its files.
  package var tally: AuditTally
  /// The paths of its files.
  package var paths: [String]
}

extension AuditJob.Outcome {
  /// Makes parts of reports of the results.
  package mutating func stream(_ parts: StreamedResult.Parts) {
    streamed = StreamedResult(
      lines: parts.hasLines ? AuditJSONLines.lines(of: files, unread) : [],
      record: parts.hasRecords ? AuditSpool.record(of: files) : [], tally: AuditTally(files),
      paths: files.map(\.path))
    if !parts.keepsFiles { files = [] }
  }
}
