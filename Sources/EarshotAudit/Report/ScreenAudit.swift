package import EarshotSpeech
package import EarshotTree
package import EarshotWriting

/// The audit of one screen, with the words of its findings and a preview of the speech.
package struct ScreenAudit {
  private let plan: AuditPlan
  private let language: String
  private let screen: AuditedScreen
  private let hearing: Hearing
  private let picture: ImageFile?
  private let appleAudit: [AppleAuditIssue]?

  /// Prepares a screen.
  ///
  /// - Parameters:
  ///   - screen: the screen, with its pixels and the text in them.
  ///   - plan: the rules that run.
  ///   - language: the language of the words.
  ///   - settings: the settings of speech.
  ///   - picture: the screenshot as the file that was given.
  ///   - appleAudit: the findings of Apple's audit on the screen.
  package init(
    _ screen: AuditedScreen, by plan: AuditPlan, language: String, settings: SpeechSettings,
    picture: ImageFile? = nil, appleAudit: [AppleAuditIssue]? = nil
  ) {
    self.plan = plan
    self.language = language
    self.screen = screen
    self.picture = picture
    self.appleAudit = appleAudit
    hearing = Hearing(screen, settings: settings)
  }

  /// The findings with their words, and a note on the use of Apple's audit.
  ///
  /// - Parameters:
  ///   - number: the number of the screen in its input.
  ///   - hidden: the suppression of a finding.
  package func result(
    number: Int, hidden: (Finding, Element?) -> Suppression?
  ) -> (screen: AuditDocument.ScreenResult, note: String?) {
    let report = plan.audit.report(of: screen)
    let empty = screen.order.stops.isEmpty ? plan.finding(.captureEmpty) : nil
    let (imported, note) = imported(beside: report)
    let findings = (empty.map { [$0] } ?? []) + report.findings + imported
    let rules = Dictionary(uniqueKeysWithValues: plan.rules.map { ($0.id, $0) })
    let problems = findings.enumerated().compactMap { index, finding in
      rules[finding.rule].map { rule in
        let suppression = hidden(finding, finding.element.flatMap(screen.element))
        return problem(finding, rule, index + 1, suppression)
      }
    }
    let result = AuditDocument.ScreenResult(
      title: screen.screen.title, number: number, size: screen.screen.size,
      stopCount: screen.order.stops.count, problems: problems, outcomes: report.outcomes,
      picture: picture)
    return (result, note)
  }

  /// The findings of Apple's audit that the rules do not have, and how many were left out and why.
  private func imported(beside report: AuditReport) -> (findings: [Finding], note: String?) {
    guard let appleAudit else { return ([], nil) }
    let merge = AppleAuditMerge(screen, severities: plan.severities)
    let result = merge.merge(appleAudit, with: report.findings)
    var counts = [
      "\(result.findings.count) used"
        + (result.unmatched > 0 ? ", \(result.unmatched) of them for the screen as a whole" : ""),
      "\(result.duplicates) said by our rules",
    ]
    counts += result.filtered.sorted { $0.key < $1.key }
      .map { "\($0.value) left out: \($0.key.reason(in: "en"))" }
    counts += result.unknown.sorted { $0.key < $1.key }.map {
      "\($0.value) of unknown kind '\($0.key)'"
    }
    let note =
      "of \(appleAudit.count) findings of Apple's audit: \(counts.joined(separator: "; "))"
    return (result.findings.filter { plan.runs($0.rule) }, note)
  }

  private func problem(
    _ finding: Finding, _ rule: Rule, _ number: Int, _ suppression: Suppression?
  ) -> AuditDocument.Problem {
    let element = finding.element.flatMap(screen.element)
    return AuditDocument.Problem(
      finding: finding, rule: rule, words: rule.words(for: finding, in: language),
      heard: hearing.heard(at: finding), location: element?.source,
      frame: finding.frame ?? element?.effectiveFrame,
      shape: finding.element.flatMap(screen.shape) ?? "screen",
      number: number,
      suppression: suppression.map { .configuration(reason: $0.reason ?? "") })
  }
}
