import EarshotText
package import EarshotTree

/// Suppressions at work: which finding they hide, and which of them were of use.
///
/// Runs on different inputs are joined with ``merge(_:)``.
package struct SuppressionRun: Sendable {
  /// The suppressions, in the order in which they are asked.
  package let suppressions: [Suppression]
  private let today: Day
  /// The places of those about lines of a Swift file, by its path; of the others.
  private let inCode: [String: [Int]]
  private let elsewhere: [Int]
  /// Which of the suppressions were of use, and which were asked.
  package private(set) var uses = Uses()

  /// Which suppressions of a run were of use, by their places.
  package struct Uses: Hashable, Sendable, Codable {
    fileprivate var used: Set<Use> = []
    fileprivate var asked: Set<Int> = []
  }

  fileprivate struct Use: Hashable, Codable {
    var suppression: Int
    var rule: Rule.ID
  }

  /// Starts with suppressions of which none was of use yet.
  package init(_ suppressions: [Suppression], today: Day) {
    self.suppressions = suppressions
    self.today = today
    var inCode: [String: [Int]] = [:]
    var elsewhere: [Int] = []
    for (index, suppression) in suppressions.enumerated() {
      if case .code(let lines) = suppression.target {
        inCode[lines.path, default: []].append(index)
      } else {
        elsewhere.append(index)
      }
    }
    self.inCode = inCode
    self.elsewhere = elsewhere
  }

  /// The first suppression that hides a finding; `nil` when the finding counts.
  package mutating func suppression(
    hiding finding: Finding, of element: Element?, on screen: SuppressedScreen
  ) -> Suppression? {
    for index in elsewhere {
      let suppression = suppressions[index]
      guard suppression.rules.contains(finding.rule), !hasExpired(suppression),
        screen.isMeant(by: suppression), suppression.means(element)
      else { continue }
      uses.used.insert(Use(suppression: index, rule: finding.rule))
      return suppression
    }
    return nil
  }

  /// The first suppression in the comments of a Swift file that hides a finding of a rule on a line of
  /// it; `nil` when the finding counts.
  package mutating func suppression(
    hiding rule: Rule.ID, on line: Int, of path: String
  ) -> Suppression? {
    for index in inCode[path] ?? [] {
      let suppression = suppressions[index]
      guard case .code(let lines) = suppression.target, lines.contains(line),
        let named = suppression.rules.first(where: { $0 == rule || $0 == CodeSuppressions.all })
      else { continue }
      uses.used.insert(Use(suppression: index, rule: named))
      return suppression
    }
    return nil
  }

  /// Notes that a screen was looked at, so that suppressions about it can be found to be unused.
  ///
  /// One that names no screen is about all of them, so a few that were seen do not decide.
  package mutating func see(_ screen: SuppressedScreen) {
    for index in elsewhere where screen.isMeant(by: suppressions[index]) {
      if case .screens(nil, _) = suppressions[index].target { continue }
      uses.asked.insert(index)
    }
  }

  /// Adds what a run of the same suppressions on other screens found.
  package mutating func merge(_ other: SuppressionRun) {
    add(other.uses)
  }

  /// Adds what an earlier run of the same suppressions found.
  package mutating func add(_ other: Uses) {
    uses.used.formUnion(other.used)
    uses.asked.formUnion(other.asked)
  }

  /// The findings about the suppressions, in their order.
  ///
  /// - Parameters:
  ///   - plan: the rules that ran; those that did not run cannot make a suppression unused.
  ///   - isWhole: whether all inputs were looked at; else those about other screens may be of use.
  package func findings(
    _ plan: AuditPlan, isWhole: Bool
  ) -> [(suppression: Suppression, finding: Finding)] {
    suppressions.indices.flatMap { index in
      findings(about: index, plan, isWhole).map { (suppressions[index], $0) }
    }
  }

  private func findings(about index: Int, _ plan: AuditPlan, _ isWhole: Bool) -> [Finding] {
    let suppression = suppressions[index]
    var findings: [Finding] = []
    func add(_ rule: Rule, _ arguments: [String: Finding.Argument]) {
      if let finding = plan.finding(rule, arguments) { findings.append(finding) }
    }
    if (suppression.reason ?? "").trimmed.isEmpty {
      add(
        .suppressionWithoutReason,
        ["rule": .text(suppression.rules.joined(separator: ", "))])
    }
    if case .code(let lines) = suppression.target, lines.extent == .rest,
      suppression.rules.contains(CodeSuppressions.all)
    {
      add(.suppressionBlanket, [:])
    }
    // A suppression of everything would hide what nobody has seen yet.
    for rule in suppression.rules.isEmpty ? ["*"] : suppression.rules {
      if rule == CodeSuppressions.all, case .code = suppression.target {
        // What a part of the rules does not find the others may.
        if isWhole, !plan.isNarrowed, !uses.used.contains(Use(suppression: index, rule: rule)) {
          add(.suppressionUnused, ["rule": .text(rule)])
        }
      } else if !plan.known.contains(rule) {
        let nearest = Suggestion.nearest(to: rule, among: plan.known.sorted())
        add(.suppressionUnknownRule, ["rule": .text(rule), "nearest": .text(nearest ?? "–")])
      } else if hasExpired(suppression), let until = suppression.until {
        add(.suppressionUnused, ["rule": .text("\(rule), until: \(until)")])
      } else if plan.runs(rule), isWhole || uses.asked.contains(index),
        !uses.used.contains(Use(suppression: index, rule: rule))
      {
        add(.suppressionUnused, ["rule": .text(rule)])
      }
    }
    return findings
  }

  private func hasExpired(_ suppression: Suppression) -> Bool {
    suppression.until.map { $0 < today } ?? false
  }
}
