import EarshotTree

/// Brings results of Apple's audit under the ids of our rules, beside our own findings.
package struct AppleAuditMerge: Sendable {
  /// The outcome of the results.
  package struct Result: Hashable, Sendable {
    /// The findings that remain, in the order of the screen.
    package var findings: [Finding] = []
    /// How many say what our own findings, or others of them, say.
    package var duplicates = 0
    /// How many are known false positives, by reason.
    package var filtered: [FalsePositiveReason: Int] = [:]
    /// How many findings could not be given to an element of the screen.
    package var unmatched = 0
    /// How many are of a kind that is not known, by its name or number.
    package var unknown: [String: Int] = [:]
  }

  private let screen: AuditedScreen
  private let severities: [Rule.ID: Severity]
  private let matcher: AppleAuditMatcher
  private let filter: FalsePositiveFilter
  /// The gradients and blurs, over which no colour can be told.
  private let effects: [AuditedScreen.Node]

  /// Prepares a screen for results about it.
  ///
  /// - Parameter severities: how bad findings are where it differs from the rules.
  package init(_ screen: AuditedScreen, severities: [Rule.ID: Severity] = [:]) {
    self.screen = screen
    self.severities = severities
    matcher = AppleAuditMatcher(screen: screen)
    filter = FalsePositiveFilter(screen: screen)
    effects = screen.nodes.filter { node in
      guard let type = node.element.type?.lowercased() else { return false }
      return AppleAuditMerge.effectNames.contains(where: type.contains)
    }
  }

  /// The findings of Apple's audit that our own do not report yet.
  package func merge(_ issues: [AppleAuditIssue], with own: [Finding]) -> Result {
    var result = Result()
    var said = Said(own)
    var findings: [(place: Int, finding: Finding)] = []
    for issue in issues.lazy.map(\.refined) {
      if case .unknown(let name) = issue.kind {
        result.unknown[name, default: 0] += 1
        continue
      }
      let node = matcher.node(of: issue)
      if let reason = filter.reason(for: issue, at: node) {
        result.filtered[reason, default: 0] += 1
        continue
      }
      guard let finding = finding(of: issue, at: node) else { continue }
      guard said.isNew(finding, issue) else {
        result.duplicates += 1
        continue
      }
      if node == nil { result.unmatched += 1 }
      findings.append((node?.index ?? -1, finding))
    }
    result.findings = findings.sorted { ($0.place, $0.finding.rule) < ($1.place, $1.finding.rule) }
      .map(\.finding)
    return result
  }

  private func finding(of issue: AppleAuditIssue, at node: AuditedScreen.Node?) -> Finding? {
    let label = issue.label ?? node.map { $0.spokenLabel } ?? ""
    guard let id = issue.kind.rule(label: label, isUnheard: node.map(isUnheard) ?? false),
      let rule = Rule.named(id)
    else { return nil }
    let isQuestion = issue.kind.isQuestion || isDoubtful(issue, node)
    return Finding(
      rule: id, element: node.map { $0.element.id },
      outcome: isQuestion ? .review : .fail, severity: severities[id] ?? rule.severity,
      // Whoever measured it is not known to have seen the same moment.
      confidence: min(rule.confidence, node == nil || isQuestion ? .low : .medium),
      arguments: arguments(of: issue, label: label), covers: [], fix: nil,
      frame: node == nil ? issue.frame : nil)
  }

  /// Whether a node is no stop and in none.
  private func isUnheard(_ node: AuditedScreen.Node) -> Bool {
    !node.isStop && !node.ancestors.contains { $0.isStop }
  }

  /// Whether the contrast cannot be known from the picture: over a gradient or blur, or when our
  /// own measure finds enough.
  private func isDoubtful(_ issue: AppleAuditIssue, _ node: AuditedScreen.Node?) -> Bool {
    guard issue.kind == .contrastFailed, let node else { return false }
    if isOverEffect(node) { return true }
    do throws(IncompleteReason) {
      return try screen.contrast(of: node).ratio >= 4.5
    } catch {
      return error == .notSeparable
    }
  }

  /// Whether a gradient or blur is around it or behind it.
  private func isOverEffect(_ node: AuditedScreen.Node) -> Bool {
    effects.contains { effect in
      if effect == node || node.isInside(effect) { return true }
      guard effect.index < node.index, let frame = node.frame else { return false }
      return effect.frame?.contains(frame.center) == true
    }
  }

  /// Parts of the names of classes that draw them.
  private static let effectNames = ["visualeffect", "gradient", "blur", "glass", "material"]

  private func arguments(
    of issue: AppleAuditIssue, label: String
  ) -> [String: Finding.Argument] {
    var arguments: [String: Finding.Argument] = [
      "label": .text(label)
    ]
    let name = label.trimmed.isEmpty ? issue.name : label
    arguments["name"] = name.map { .text($0) }
    arguments[Finding.importedArgument] = issue.kind.id.map { .text($0) }
    let texts = [
      "message": issue.message, "details": issue.details, "color": issue.color,
      "background": issue.background, "picture": issue.machineDescription,
    ]
    for case (let key, let text?) in texts where !text.isEmpty { arguments[key] = .text(text) }
    let numbers = [
      "ratio": issue.ratio, "size": issue.fontSize, "x": issue.frame?.x, "y": issue.frame?.y,
      "width": issue.frame?.width, "height": issue.frame?.height,
    ]
    for case (let key, let number?) in numbers where number.isFinite {
      arguments[key] = .number(number)
    }
    return arguments
  }
}

extension AppleAuditMerge {
  /// What has been reported, of which element.
  private struct Said {
    private var rules: [Element.ID: Set<Rule.ID>] = [:]
    private var unplaced: Set<Issue> = []

    /// An issue that belongs to no element.
    private struct Issue: Hashable {
      var rule: Rule.ID
      var name: String?
      var frame: Rect?
    }

    init(_ findings: [Finding]) {
      for finding in findings {
        for element in [finding.element].compactMap({ $0 }) + finding.covers {
          rules[element, default: []].insert(finding.rule)
        }
      }
    }

    /// Whether nobody said it before; from now on it is said.
    mutating func isNew(_ finding: Finding, _ issue: AppleAuditIssue) -> Bool {
      guard let element = finding.element else {
        let issue = Issue(rule: finding.rule, name: issue.name, frame: issue.frame)
        return unplaced.insert(issue).inserted
      }
      let cause = issue.kind.sameCause(as: finding.rule)
      guard rules[element, default: []].isDisjoint(with: cause) else { return false }
      rules[element, default: []].insert(finding.rule)
      return true
    }
  }
}
