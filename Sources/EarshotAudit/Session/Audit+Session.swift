extension Audit {
  /// The findings of the rules that look at sessions, in the order of the session.
  package func findings(in session: AuditedSession) -> [SessionFinding] {
    let found = checks.flatMap { check -> [SessionFinding] in
      guard let look = check.rule.check.session else { return [] }
      var run = SessionRun(check, on: session)
      look(&run)
      return run.findings
    }
    // One cause, one finding: of each step those that speak.
    let lines = Dictionary(grouping: found, by: \.line)
    return lines.keys.sorted().flatMap { line in
      let here = lines[line] ?? []
      let speaking = Set(deduplication.filtered(here.map(\.finding)))
      return here.filter { speaking.contains($0.finding) }
    }
  }
}
