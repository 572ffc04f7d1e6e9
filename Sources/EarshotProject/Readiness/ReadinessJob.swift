package import EarshotAudit
import EarshotHost
import EarshotSession

/// Drives the scripts beside captures, and puts their outcomes beside the findings of an audit.
package struct ReadinessJob {
  /// The captures and scripts.
  package var inputs: ReadinessInputs
  /// The runner of scripts.
  package var scripts: DriveScripts

  package init(inputs: ReadinessInputs, scripts: DriveScripts) {
    self.inputs = inputs
    self.scripts = scripts
  }

  /// The outcomes of the scripts, and the exit status: that of bad input if one could not be run.
  package func scenarios() async -> (scenarios: [ReadinessScenario], status: Int32) {
    var scenarios: [ReadinessScenario] = []
    for path in inputs.scripts {
      guard let record = await scripts.record(of: path),
        let technology = ReadinessTechnology(rawValue: record.technology.rawValue)
      else { continue }
      let failed = record.report.steps.first { !$0.isPassed }
      scenarios.append(
        ReadinessScenario(
          path: AbsolutePath.reported(path), source: Self.capture(of: record.source),
          technology: technology,
          failure: failed.map { ReadinessScenario.Failure(line: $0.line, step: $0.text) }))
    }
    let isWhole = scenarios.count == inputs.scripts.count
    return (scenarios, isWhole ? ExitStatus.fine : ExitStatus.badInput)
  }

  /// The document; nothing is audited again for it.
  package func document(
    _ audit: AuditDocument, _ scenarios: [ReadinessScenario], for standard: ReadinessStandard
  ) -> ReadinessDocument {
    ReadinessAssessment(audit, scenarios, for: standard) { inputs.task(of: $0) }.document
  }

  /// The path that reports have for the source of a script.
  private static func capture(of source: String) -> String {
    if BuiltInScreens.isMeant(by: source, ignoresFolders: true) {
      return BuiltInScreens.apps.contains(source) ? "\(source)/menu" : source
    }
    // What lies outside of the working directory is named by its detour or from the root.
    let path = AbsolutePath(source).relative(to: .current)
    return path.hasPrefix("../") ? AbsolutePath(source).text : path
  }
}
