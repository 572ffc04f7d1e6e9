import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == AuditDocument {
  /// JSON with everything, described by `Documentation/Formats/Audit.schema.json`.
  package static let json = OutputFormat(
    id: "json", summary: "everything, for scripts; stable and versioned", fileExtension: "json"
  ) { AuditJSON(document: $0).write() }
}

/// Writes version 1 of the JSON of an audit.
struct AuditJSON {
  private let document: AuditDocument

  init(document: AuditDocument) { self.document = document }

  func write() -> [UInt8] {
    var bytes: [UInt8] = []
    write(document.files) { bytes += $0 }
    return bytes
  }

  /// Writes a report on inputs one after another.
  func write<Failure: Error>(
    _ files: some Sequence<AuditDocument.File>, to write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var gathered = Gathered()
    var failure: Failure?
    let rest = JSONWriter.document { json in
      json.fields([
        "earshot-audit": 1, "version": document.version, "profile": document.profile,
        "language": document.language,
      ])
      json.objects("files", files) { json, file in
        guard failure == nil else { return }
        gathered.add(file)
        Self.write(file, &json)
        do throws(Failure) { try write(json.handOver()) } catch { failure = error }
      }
      self.write(gathered, &json)
    }
    if let failure { throw failure }
    try write(rest)
  }

  /// What is told of all inputs together.
  private struct Gathered {
    var tally = AuditTally()
    /// The rules with findings; ‘earshot rules --format json’ has all others.
    var rules: [Rule.ID: Rule] = [:]
    var causes = CauseFolding<String>()

    mutating func add(_ file: AuditDocument.File) {
      tally.add(file)
      for problem in file.screens.lazy.flatMap(\.problems) {
        if rules[problem.rule.id] == nil { rules[problem.rule.id] = problem.rule }
        if problem.suppression == nil { causes.add(problem, in: file, problem.fingerprint) }
      }
    }
  }

  private func write(_ gathered: Gathered, _ json: inout JSONWriter) {
    json.objects("unread", document.unread) { Self.fields(of: $0) }
    json.line("leftOut") { json in
      json.fields(["files": document.leftOut.files, "ignored": document.leftOut.ignored.count])
    }
    json.objects("rules", gathered.rules.values.sorted { $0.id < $1.id }) { fields(of: $0) }
    json.field("staleBaselineEntries", document.staleBaselineEntries)
    json.object("summary") {
      Self.write(AuditSummary(gathered.tally) { gathered.rules[$0] }, &$0)
    }
    json.lines("causes", gathered.causes.causes) { json, cause in
      json.fields([
        "ruleID": cause.rule.id, "severity": cause.severity.rawValue,
        "outcome": cause.outcome.rawValue, "places": cause.places.count,
        "findings": cause.places.flatMap(\.self),
      ])
    }
  }

  /// Writes an input that was read.
  static func write(_ file: AuditDocument.File, _ json: inout JSONWriter) {
    json.fields(["path": file.path, "format": file.format])
    json.objects("screens", file.screens) { write($1, &$0) }
  }

  /// The fields of an input that could not be read.
  static func fields(of unread: AuditDocument.Unread) -> JSONWriter.Fields {
    [
      "path": unread.path, "message": unread.message, "help": unread.help,
      "location": unread.location?.numbers,
    ]
  }

  private static func write(_ screen: AuditDocument.ScreenResult, _ json: inout JSONWriter) {
    json.fields([
      "title": screen.title, "number": screen.number,
      "size": screen.size.map { [$0.width, $0.height] }, "stops": screen.stopCount,
      "picture": screen.picture?.mediaType,
    ])
    json.objects("findings", screen.problems) { write($1, &$0) }
    // Rules with nothing to look at are counted in the summary.
    json.lines("outcomes", screen.outcomes.filter { !$0.isNotApplicable }) { write($1, &$0) }
  }

  private static func write(_ problem: AuditDocument.Problem, _ json: inout JSONWriter) {
    let finding = problem.finding
    json.fields([
      "number": problem.number, "rule": finding.rule, "step": problem.rule.category.rawValue,
      "severity": finding.severity.rawValue, "confidence": finding.confidence.rawValue,
      "impact": problem.rule.impact.rawValue, "outcome": finding.outcome.rawValue,
      "fingerprint": problem.fingerprint, "element": finding.element?.rawValue,
      "shape": problem.shape, "frame": problem.frame?.rounded,
      "location": problem.location?.numbers, "covers": finding.covers.map(\.rawValue),
    ])
    if !problem.screens.isEmpty { json.fields(["screens": problem.screens]) }
    json.line("arguments") { json in
      for (name, argument) in finding.arguments.sorted(by: { $0.key < $1.key }) {
        switch argument {
        case .text(let text): json.field(named: name, text)
        case .number(let number): json.field(named: name, number)
        }
      }
    }
    json.fields([
      "what": problem.words.what, "why": problem.words.why, "advice": problem.words.advice,
    ])
    json.object("heard", problem.preview) { $0.fields(["now": $1.now, "after": $1.after]) }
    json.field("fix", finding.fix, problem.subjects)
    json.line("suppression", problem.suppression) {
      $0.fields(["kind": $1.kind, "reason": $1.reason])
    }
  }

  private static func write(_ outcome: AuditReport.Outcome, _ json: inout JSONWriter) {
    json.fields([
      "rule": outcome.rule,
      "state": outcome.isNotApplicable
        ? "not-applicable" : outcome.isNotMeasured ? "not-measured" : "measured",
      "passed": outcome.passed, "found": outcome.found,
    ])
    json.line("gaps") { json in
      for (reason, count) in outcome.incomplete.sorted(by: { $0.key < $1.key }) {
        json.field(named: reason.id, count)
      }
    }
  }

  private func fields(of rule: Rule) -> JSONWriter.Fields {
    let text = rule.text(in: document.language)
    return [
      "id": rule.id, "step": rule.category.rawValue, "severity": rule.severity.rawValue,
      "confidence": rule.confidence.rawValue, "impact": rule.impact.rawValue,
      "criteria": rule.criteria, "references": rule.references, "summary": text.summary,
      "why": text.why,
    ]
  }

  /// Writes the numbers of a run.
  static func write(_ summary: AuditSummary, _ json: inout JSONWriter) {
    json.fields([
      "errors": summary.severities[.error] ?? 0, "warnings": summary.severities[.warning] ?? 0,
      "notes": summary.severities[.info] ?? 0, "questions": summary.questions,
      "suppressed": summary.suppressed, "checks": summary.checks, "measured": summary.measured,
      "notApplicable": summary.notApplicable, "notMeasured": summary.notMeasured,
    ])
    json.lines("gaps", summary.unmeasured) {
      ["gap": $0.reason.id, "checks": $0.checks, "rules": $0.rules]
    }
    json.lines("rules", summary.rules) {
      ["rule": $0.rule.id, "findings": $0.count, "screens": $0.screens]
    }
    json.lines("components", summary.components) {
      [
        "shape": $0.shape, "elements": $0.elements, "findings": $0.findings,
        "screens": $0.screens, "rules": $0.rules,
      ]
    }
    json.lines("screens", summary.screens) {
      [
        "path": $0.path, "number": $0.number, "findings": $0.findings, "stops": $0.stops,
        "perStop": $0.perStop.map { ($0 * 1_000).rounded() / 1_000 },
      ]
    }
  }
}

extension SourceLocation {
  /// Line and column.
  fileprivate var numbers: [Int] { [line, column] }
}
