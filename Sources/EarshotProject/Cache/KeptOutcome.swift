import EarshotAudit

/// What the cache keeps of an input.
struct KeptOutcome: Codable {
  private var messages: String
  private var leftOut: AuditDocument.LeftOut
  private var uses: SuppressionRun.Uses
  private var files: [AuditDocument.File]
  private var tally: AuditTally?
  private var paths: [String]

  /// Takes what came of an input.
  init(_ outcome: AuditJob.Outcome) {
    messages = outcome.messages
    leftOut = outcome.leftOut
    uses = outcome.suppressions.uses
    files = outcome.files
    tally = outcome.streamed?.tally
    paths = outcome.streamed?.paths ?? []
  }

  /// The bytes, with lines that are kept as they are.
  func record(_ lines: [UInt8]) throws -> [UInt8] {
    let head = try CompactEncoder.bytes(of: self)
    let size = (0..<4).map { UInt8(truncatingIfNeeded: head.count >> ($0 * 8)) }
    return size + head + lines
  }

  /// What came of an input; `nil` if the bytes are not of this form.
  ///
  /// - Parameter rules: the rules of the project, by id.
  static func outcome(
    in record: [UInt8], _ job: AuditJob, _ rules: [Rule.ID: Rule]
  ) -> AuditJob.Outcome? {
    var info: [CodingUserInfoKey: any Sendable] = [:]
    if let key = CodingUserInfoKey.projectRules { info[key] = rules }
    guard record.count >= 4 else { return nil }
    let size = record[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard size <= record.count - 4,
      let kept = try? CompactDecoder.value(
        KeptOutcome.self, of: record[4..<4 + size], userInfo: info)
    else { return nil }
    var outcome = AuditJob.Outcome(suppressions: job.suppressions)
    outcome.suppressions.add(kept.uses)
    outcome.messages = kept.messages
    outcome.leftOut = kept.leftOut
    outcome.files = kept.files
    outcome.streamed = kept.tally.map { tally in
      StreamedResult(lines: Array(record[(4 + size)...]), tally: tally, paths: kept.paths)
    }
    return outcome
  }
}
