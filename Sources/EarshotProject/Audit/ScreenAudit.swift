package import EarshotAudit
import EarshotCaptures
package import EarshotTree

/// The audit of one screen, with words and with what is heard.
package struct ScreenAudit {
  private let job: AuditJob
  private let screen: AuditedScreen
  private let previewer: SpeechPreviewer
  private let picture: ScreenPicture?
  private let messages: Messages
  private let format: String
  private let places: [Element.ID: CodePlace]
  private let entry: CodePlace?
  /// Whether it is of a storyboard or xib, which code may fill.
  private var isDocument: Bool { format == CaptureFormat.interfaceBuilder.id }

  /// Prepares a screen.
  ///
  /// - Parameters:
  ///   - format: the format of the capture.
  ///   - unknown: what the capture tells of no element.
  ///   - picture: its screenshot.
  ///   - places: of a screen that code makes, the places of its elements.
  ///   - entry: the place of such a screen itself.
  ///   - messages: where is said what became of an imported audit.
  package init(
    job: AuditJob, screen: Screen, format: String, unknown: Set<Element.Field>,
    picture: ScreenPicture?, places: [Element.ID: CodePlace] = [:], entry: CodePlace? = nil,
    _ messages: Messages
  ) {
    self.places = places
    self.entry = entry
    self.job = job
    self.format = format
    self.messages = messages
    self.picture = picture
    self.screen = AuditedScreen(
      screen, unknown: unknown, pixels: picture?.pixels, recognizedText: picture?.text)
    previewer = SpeechPreviewer(self.screen, settings: job.speech.settings(for: screen))
  }

  /// The findings on a screen before suppressions are asked.
  package struct Found: Sendable {
    fileprivate var result: AuditDocument.ScreenResult
    /// The elements of the findings.
    fileprivate var elements: [Element?]
    /// Whether the same screen gives the same again: no program was missing, no pattern took too long.
    let isRepeatable: Bool

    /// The findings; `hidden` names the suppression of a finding.
    package func result(
      hidden: (Finding, Element?) -> Suppression?
    ) -> AuditDocument.ScreenResult {
      var result = result
      for (index, element) in elements.enumerated() {
        if let suppression = hidden(result.problems[index].finding, element) {
          result.problems[index].suppression = .configuration(reason: suppression.reason ?? "")
        }
      }
      return result
    }
  }

  /// The findings with their words; `hidden` names the suppression of a finding.
  package func result(
    number: Int, hidden: (Finding, Element?) -> Suppression?
  ) -> AuditDocument.ScreenResult {
    found(number: number).result(hidden: hidden)
  }

  /// The findings with their words, whether they are suppressed or not.
  package func found(number: Int) -> Found {
    let report = job.plan.audit.report(of: screen)
    let empty = screen.order.stops.isEmpty ? job.emptyFinding(isDocument: isDocument) : nil
    let findings =
      (empty.map { [$0] } ?? [])
      + report.findings.told(on: screen, with: imported(beside: report)).map {
        $0.named(on: screen)
      }
    let surroundings = FixSurroundings(
      screen, format: format, places: places, entry: entry)
    var elements: [Element?] = []
    let problems = findings.enumerated().compactMap { index, finding in
      job.plan.rule(finding.rule).map { rule in
        let element = finding.element.flatMap(screen.element)
        elements.append(element)
        var problem = job.problem(
          finding, of: rule, preview: previewer.preview(at: finding), at: element?.source,
          frame: finding.frame ?? element?.effectiveFrame,
          shape: finding.element.flatMap(screen.shape) ?? "screen", number: index + 1,
          subjects: FixSubjects(finding, on: screen, in: surroundings)
            .withDoubt(of: finding, on: screen))
        if screen.assumesDensity(of: finding, by: rule) {
          problem.assumesDensity = true
          problem.tell(in: job.language)
        }
        return problem
      }
    }
    var result = AuditDocument.ScreenResult(
      title: screen.screen.title, number: number, size: screen.screen.size,
      stopCount: screen.order.stops.count, problems: problems,
      outcomes: isDocument ? report.outcomes.map(\.ofDocument) : report.outcomes,
      picture: picture?.picture)
    result.language = screen.screen.language
    let isSeen = picture.map { $0.pixels != nil && $0.text != nil } ?? true
    return Found(result: result, elements: elements, isRepeatable: isSeen && !report.hasSlowPattern)
  }

  /// The findings of Apple's audit that the rules do not have; says how many were left out and why.
  private func imported(beside report: AuditReport) -> [Finding] {
    guard let audit = job.appleAudit else { return [] }
    let merge = AppleAuditMerge(screen, severities: job.plan.severities)
    let result = merge.merge(audit.issues, with: report.findings)
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
    messages.note(
      "of \(audit.issues.count) findings of Apple's audit: \(counts.joined(separator: "; "))",
      path: audit.path)
    return result.findings.filter { job.plan.runs($0.rule) }
  }
}

extension AuditReport.Outcome {
  /// The outcome on a document, which tells frames: those of its canvas.
  fileprivate var ofDocument: Self {
    var outcome = self
    if let count = outcome.incomplete.removeValue(forKey: .notCaptured(.frame)) {
      outcome.incomplete[.canvasFrames, default: 0] += count
    }
    return outcome
  }
}
