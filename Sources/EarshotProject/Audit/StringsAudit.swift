import EarshotAudit
import EarshotHost
import EarshotStrings
import EarshotTree

/// The audit of the strings files of one table, with words and with what is heard.
package struct StringsAudit {
  /// The work on one input.
  package let job: AuditJob
  /// The place for messages.
  package let messages: Messages

  /// Reads and audits the files.
  package func run(_ inputs: [StringsInput], _ outcome: inout AuditJob.Outcome) {
    var files: [AuditedStrings.File] = []
    for input in inputs {
      do {
        let catalog = try input.catalog(language: job.speech.language)
        for warning in catalog.warnings {
          messages.warning(warning.message, path: input.path, at: warning.location)
        }
        if catalog.entries.isEmpty {
          messages.warning("the file holds no texts", path: input.path)
        }
        if catalog.entries.flatMap(\.localizations).contains(where: { $0.language == nil }) {
          messages.warning(
            "the language of the texts is not known, so that plural forms are not measured; name "
              + "it with --language, or put the file into a folder such as ru.lproj",
            path: input.path)
        }
        files.append(AuditedStrings.File(path: input.path, catalog: catalog))
      } catch {
        outcome.status = max(outcome.status, messages.error(error, path: input.path).status)
      }
    }
    sayNothingToHear(in: files, inputs, &outcome)
    let strings = AuditedStrings(files, sourceLanguage: job.sourceLanguage)
    let reports = job.plan.audit.reports(of: strings)
    outcome.isRepeatable = !reports.contains(where: \.hasSlowPattern)
    for (index, file) in files.enumerated() {
      outcome.files.append(result(of: file, index, strings, reports, &outcome.suppressions))
    }
  }

  /// Says that files hold no text, which is no success where somebody named them; a project may keep
  /// such files.
  private func sayNothingToHear(
    in files: [AuditedStrings.File], _ inputs: [StringsInput], _ outcome: inout AuditJob.Outcome
  ) {
    guard !files.isEmpty, files.allSatisfy(\.catalog.entries.isEmpty) else { return }
    for input in inputs where input.isNamed {
      messages.error(
        "nothing to hear: the file holds no texts", help: "name a file with texts",
        path: input.path)
      outcome.status = max(outcome.status, ExitStatus.badInput)
    }
  }

  private func result(
    of file: AuditedStrings.File, _ index: Int, _ strings: AuditedStrings,
    _ reports: [AuditReport], _ configured: inout SuppressionRun
  ) -> AuditDocument.File {
    let seenPath = AbsolutePath(file.path).relative(to: job.folder)
    var comments = SuppressionRun(
      CommentSuppressions.of(file.catalog, file.path), today: job.today)
    var results: [AuditDocument.ScreenResult] = []
    for (part, report) in zip(strings.parts, reports) where part.file == index {
      let names = SuppressedScreen(path: seenPath, title: part.language)
      configured.see(names)
      comments.see(names)
      let problems = report.findings.enumerated().compactMap { number, finding in
        let element = finding.element.flatMap(part.element)
        let suppression =
          comments.suppression(hiding: finding, of: element, on: names)
          ?? configured.suppression(hiding: finding, of: element, on: names)
        var written = finding
        // What is written in a strings file is not changed by the code of a view.
        written.fix = nil
        return job.plan.rule(finding.rule).map {
          job.problem(
            written, of: $0, preview: part.preview(at: finding), at: element?.source,
            shape: element?.identifier.value ?? "strings", number: number + 1,
            hiddenBy: suppression)
        }
      }
      results.append(
        AuditDocument.ScreenResult(
          title: part.language, number: results.count + 1, size: nil,
          stopCount: part.textCount, problems: problems, outcomes: report.outcomes))
    }
    for (suppression, finding) in comments.findings(job.plan, isWhole: true) where !results.isEmpty
    {
      let number = results[0].problems.count + 1
      if let problem = job.problem(finding, at: suppression.location, number: number) {
        results[0].problems.append(problem)
      }
    }
    return AuditDocument.File(
      path: file.path, format: file.catalog.format.rawValue, screens: results)
  }
}
