import EarshotSpeech
package import EarshotTree

/// The audit of the inputs of a run: its rules, the language of the words, and the day.
package struct InputAudit: Sendable {
  /// The rules that run, with their severities.
  package var plan: AuditPlan
  /// The language of the words.
  package var language: String
  /// The day that suppressions are compared with.
  package var today: Day

  /// Makes an audit.
  package init(plan: AuditPlan, language: String, today: Day) {
    self.plan = plan
    self.language = language
    self.today = today
  }

  /// A capture that was read, with what the audit needs to know beside its screens.
  package struct Input: Sendable {
    /// The path, as the user wrote it.
    package var path: String
    /// The path as suppressions see it.
    package var seenPath: String
    /// The identifier of the format.
    package var format: String
    /// The screens.
    package var screens: [Screen]
    /// The properties that the input tells of no element.
    package var unknown: Set<Element.Field>
    /// The comments that begin with `earshot:`.
    package var comments: [NotationComment]
    /// The file of a package that each screen was read from; empty without a package.
    package var origins: [String]

    /// Makes an input.
    package init(
      path: String, seenPath: String, format: String, screens: [Screen],
      unknown: Set<Element.Field> = [], comments: [NotationComment] = [], origins: [String] = []
    ) {
      self.path = path
      self.seenPath = seenPath
      self.format = format
      self.screens = screens
      self.unknown = unknown
      self.comments = comments
      self.origins = origins
    }
  }

  /// The findings in a capture.
  ///
  /// - Parameters:
  ///   - input: the capture.
  ///   - configured: the suppressions of the configuration, which note what they have hidden.
  ///   - audit: prepares the audit of a screen; receives the properties that are told of nothing.
  ///   - note: takes what is to be said about Apple's audit.
  package func file(
    of input: Input, _ configured: inout SuppressionRun,
    audit: (Screen, Set<Element.Field>) -> ScreenAudit, note: (String) -> Void = { _ in }
  ) -> AuditDocument.File {
    let unknown = input.screens.reduce(input.unknown) { $1.untold(of: $0) }
    var comments = SuppressionRun(
      SuppressionComment.suppressions(in: input.comments, input.path), today: today)
    var results: [AuditDocument.ScreenResult] = []
    let lines = SuppressionComment.lines(of: input.screens)
    for (index, screen) in input.screens.enumerated() {
      let names = SuppressedScreen(path: input.seenPath, title: screen.title, lines: lines[index])
      configured.see(names)
      comments.see(names)
      let result = audit(screen, unknown).result(number: index + 1) { finding, element in
        comments.suppression(hiding: finding, of: element, on: names)
          ?? configured.suppression(hiding: finding, of: element, on: names)
      }
      if let text = result.note { note(text) }
      results.append(result.screen)
    }
    for (index, origin) in input.origins.enumerated() { results[index].origin = origin }
    for (suppression, finding) in comments.findings(plan, isWhole: true) {
      let index = lines.firstIndex { $0.contains(suppression.location.line) } ?? results.count - 1
      add(finding, about: suppression, to: &results[index])
    }
    return AuditDocument.File(path: input.path, format: input.format, screens: results)
  }

  /// The findings in the strings files of one table, in the order of the files.
  ///
  /// - Parameters:
  ///   - strings: the texts.
  ///   - files: the files that they were read from.
  ///   - configured: the suppressions of the configuration, which note what they have hidden.
  ///   - seenPath: the path of a file as suppressions see it.
  package func files(
    of strings: AuditedStrings, _ files: [AuditedStrings.File],
    _ configured: inout SuppressionRun, seenPath: (String) -> String
  ) -> [AuditDocument.File] {
    let reports = plan.audit.reports(of: strings)
    return files.enumerated().map { index, file in
      let parts = zip(strings.parts, reports).filter { $0.0.file == index }
      return self.file(of: file, parts, &configured, seenPath(file.path))
    }
  }

  private func file(
    of file: AuditedStrings.File, _ parts: [(AuditedStrings.Part, AuditReport)],
    _ configured: inout SuppressionRun, _ seenPath: String
  ) -> AuditDocument.File {
    var comments = SuppressionRun(
      SuppressionComment.suppressions(in: file.catalog, file.path), today: today)
    var results: [AuditDocument.ScreenResult] = []
    for (part, report) in parts {
      let names = SuppressedScreen(path: seenPath, title: part.language)
      configured.see(names)
      comments.see(names)
      let problems = report.findings.enumerated().compactMap { number, finding in
        let element = finding.element.flatMap(part.screen.element)
        let suppression =
          comments.suppression(hiding: finding, of: element, on: names)
          ?? configured.suppression(hiding: finding, of: element, on: names)
        return problem(finding, element, part, number + 1, suppression)
      }
      results.append(
        AuditDocument.ScreenResult(
          title: part.language, number: results.count + 1, size: nil,
          stopCount: part.screen.stops.count, problems: problems, outcomes: report.outcomes))
    }
    for (suppression, finding) in comments.findings(plan, isWhole: true) where !results.isEmpty {
      add(finding, about: suppression, to: &results[0])
    }
    return AuditDocument.File(
      path: file.path, format: file.catalog.format.rawValue, screens: results)
  }

  private func problem(
    _ finding: Finding, _ element: Element?, _ part: AuditedStrings.Part, _ number: Int,
    _ suppression: Suppression?
  ) -> AuditDocument.Problem? {
    guard let rule = plan.rule(finding.rule) else { return nil }
    let heard = part.heard(at: finding)
    var finding = finding
    // What is written in a strings file is not changed by the code of a view.
    finding.fix = nil
    return AuditDocument.Problem(
      finding: finding, rule: rule, words: rule.words(for: finding, in: language),
      heard: heard, location: element?.source, frame: nil,
      shape: element?.identifier.value ?? "strings", number: number,
      suppression: suppression.map { .configuration(reason: $0.reason ?? "") })
  }

  private func add(
    _ finding: Finding, about suppression: Suppression, to screen: inout AuditDocument.ScreenResult
  ) {
    let number = screen.problems.count + 1
    if let problem = problem(finding, at: suppression.location, number: number) {
      screen.problems.append(problem)
    }
  }
}

extension InputAudit {
  /// The finding in an input that holds no screen.
  package func emptyFile(path: String, format: String) -> AuditDocument.File {
    let problem = plan.finding(.captureEmpty).flatMap { self.problem($0, at: nil, number: 1) }
    return file(path: path, format: format, [problem].compactMap(\.self))
  }

  /// A file that is no capture, with findings in it.
  func file(
    path: String, format: String, _ problems: [AuditDocument.Problem]
  ) -> AuditDocument.File {
    let place = AuditDocument.ScreenResult(
      title: nil, number: 1, size: nil, stopCount: 0, problems: problems, outcomes: [])
    return AuditDocument.File(path: path, format: format, screens: [place])
  }

  /// A finding about the run and not about an element, in words.
  func problem(
    _ finding: Finding, at location: SourceLocation?, number: Int
  ) -> AuditDocument.Problem? {
    guard let rule = Rule.named(finding.rule) else { return nil }
    let words = rule.words(for: finding, in: language)
    return AuditDocument.Problem(
      finding: finding, rule: rule, words: words, heard: nil, location: location, frame: nil,
      shape: finding.subject, number: number)
  }
}

extension Finding {
  /// The subject of a finding without an element: the rule or entry that it names, else the screen.
  fileprivate var subject: String {
    for name in ["rule", "entry"] {
      if case .text(let text) = arguments[name] { return text }
    }
    return "screen"
  }
}
