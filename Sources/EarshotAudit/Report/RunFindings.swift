package import EarshotTree

/// The findings in all inputs of a run, in the order of the inputs, with what hides them.
package struct RunFindings: Sendable {
  /// The findings by file.
  package private(set) var files: [AuditDocument.File] = []
  /// The paths of files that were audited as a whole; of others a baseline may know more.
  private var audited: [String] = []
  private var suppressions: SuppressionRun
  private let audit: InputAudit

  /// An entry of the baseline whose findings are gone, and how many of them.
  package typealias Stale = (key: Baseline.Key, count: Int)

  /// Begins a run.
  ///
  /// - Parameters:
  ///   - audit: the audit of the inputs.
  ///   - suppressions: the suppressions of the configuration.
  package init(_ audit: InputAudit, _ suppressions: SuppressionRun) {
    self.audit = audit
    self.suppressions = suppressions
  }

  /// Takes the findings of the next input, with the suppressions after it.
  package mutating func add(
    _ files: [AuditDocument.File], _ suppressions: SuppressionRun, isComplete: Bool
  ) {
    self.suppressions.merge(suppressions)
    self.files += files
    if isComplete { audited += files.map(\.path) }
  }

  /// Adds the findings about the suppressions of the configuration, after the last input.
  ///
  /// - Parameter isWhole: whether the inputs are all that the suppressions may be about.
  package mutating func addSuppressionFindings(isWhole: Bool) {
    // What is not judged is not gone.
    if isWhole { audited += Set(suppressions.suppressions.map(\.path)) }
    var byFile: [(path: String, problems: [AuditDocument.Problem])] = []
    for (suppression, finding) in suppressions.findings(audit.plan, isWhole: isWhole) {
      if byFile.last?.path != suppression.path { byFile.append((suppression.path, [])) }
      let number = byFile[byFile.count - 1].problems.count + 1
      if let problem = audit.problem(finding, at: suppression.location, number: number) {
        byFile[byFile.count - 1].problems.append(problem)
      }
    }
    files += byFile.map { audit.file(path: $0.path, format: "configuration", $0.problems) }
  }

  /// Hides all findings that count, and makes a baseline of them.
  ///
  /// - Parameter seen: the path of a file as the baseline sees it.
  package mutating func baseline(seen: (String) -> String) -> Baseline {
    var keys: [Baseline.Key] = []
    hide(seen) { key in
      keys.append(key)
      return true
    }
    return Baseline(keys)
  }

  /// Hides the findings that a baseline holds.
  ///
  /// - Parameters:
  ///   - baseline: the baseline.
  ///   - seen: the path of a file as the baseline sees it.
  ///   - isThere: whether there is a file at a path of the baseline.
  /// - Returns: the entries whose findings are gone, and the baseline without them.
  package mutating func apply(
    _ baseline: Baseline, seen: (String) -> String, isThere: (String) -> Bool
  ) -> (stale: [Stale], ratcheted: Baseline) {
    var run = BaselineRun(baseline)
    hide(seen) { run.hides($0) }
    let audited = Set(audited.map(seen))
    let plan = audit.plan
    // Of a file that is there and was not audited nothing is known.
    func isJudged(_ key: Baseline.Key) -> Bool {
      (audited.contains(key.path) || !isThere(key.path))
        && (plan.runs(key.rule) || !plan.known.contains(key.rule))
    }
    return (run.stale(where: isJudged), run.ratcheted(where: isJudged))
  }

  /// Adds a finding for each entry of a baseline whose findings are gone.
  package mutating func add(stale: [Stale], of path: String) {
    let findings = stale.compactMap {
      audit.plan.finding(.baselineStale, ["entry": .text($0.key.line)])
    }
    let problems = findings.enumerated().compactMap {
      audit.problem($1, at: nil, number: $0 + 1)
    }
    files.append(audit.file(path: path, format: "baseline", problems))
  }

  /// Goes over all findings that count, in order, and hides those that are chosen.
  private mutating func hide(_ seen: (String) -> String, where isHidden: (Baseline.Key) -> Bool) {
    for file in files.indices {
      let path = seen(files[file].path)
      for screen in files[file].screens.indices {
        let result = files[file].screens[screen]
        for index in result.problems.indices where result.problems[index].suppression == nil {
          let problem = result.problems[index]
          let key = Baseline.Key(
            rule: problem.rule.id, path: path, screen: result.title ?? "#\(result.number)",
            element: problem.shape)
          if isHidden(key) { files[file].screens[screen].problems[index].suppression = .baseline }
        }
      }
    }
  }
}
