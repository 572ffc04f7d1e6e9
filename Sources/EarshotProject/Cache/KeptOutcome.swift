import EarshotAudit
import EarshotText

/// What the cache keeps of an input.
struct KeptOutcome: Codable {
  private var messages: String
  private var leftOut: AuditDocument.LeftOut
  private var uses: SuppressionRun.Uses
  private var files: [AuditDocument.File]
  private var tally: AuditTally?
  private var paths: [String]
  private var findings: [UInt8]

  /// Takes what came of an input.
  init(_ outcome: AuditJob.Outcome) {
    messages = outcome.messages
    leftOut = outcome.leftOut
    uses = outcome.suppressions.uses
    files = outcome.files
    tally = outcome.streamed?.tally
    paths = outcome.streamed?.paths ?? []
    findings = outcome.streamed?.record ?? []
  }

  /// The bytes, with lines that are kept as they are.
  func record(_ lines: [UInt8]) throws -> [UInt8] {
    let head = try CompactEncoder.bytes(of: self)
    return [UInt8](words: [UInt64(head.count)]) + head + lines
  }

  /// What came of an input; `nil` if the bytes are not of this form.
  ///
  /// - Parameter info: what the decoder of findings has to know of the job.
  static func outcome(
    in record: [UInt8], _ job: AuditJob, _ info: [CodingUserInfoKey: any Sendable]
  ) -> AuditJob.Outcome? {
    guard record.count >= 8, record.word(at: 0) <= UInt64(record.count - 8) else { return nil }
    let end = 8 + Int(record.word(at: 0))
    guard
      let kept = try? CompactDecoder.value(KeptOutcome.self, of: record[8..<end], userInfo: info)
    else { return nil }
    var outcome = AuditJob.Outcome(suppressions: job.suppressions)
    outcome.suppressions.add(kept.uses)
    outcome.messages = kept.messages
    outcome.leftOut = kept.leftOut
    outcome.files = kept.files
    outcome.streamed = kept.tally.map { tally in
      StreamedResult(
        lines: Array(record[end...]), record: kept.findings, tally: tally, paths: kept.paths)
    }
    return outcome
  }
}
