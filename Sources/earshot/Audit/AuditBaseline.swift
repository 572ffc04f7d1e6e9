import ArgumentParser
import EarshotAudit
import EarshotHost
import EarshotOutput
import EarshotTree
import Foundation

/// The options about findings that were there before.
struct AuditBaseline: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Findings that do not count. (default: the configuration's)", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write all findings as a baseline.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var writeBaseline: String?

  @Flag(help: "Remove from the baseline what is gone.")
  var ratchet = false

  @Flag(help: "End with status 1 if anything is found that the baseline does not hold.")
  var failOnNew = false

  @Flag(help: "Report what is gone from the baseline, and end with status 1.")
  var failOnStale = false

  /// The file to read; `nil` when there is none.
  ///
  /// Throws `ValidationError` when an option needs one.
  func file(_ configuration: AuditConfiguration) throws -> BaselineFile? {
    let configured = configuration.baseline.map { written in
      AbsolutePath(written.value.pattern, in: AbsolutePath(written.value.folder))
        .relative(to: .current)
    }
    // Whoever writes a baseline from all findings does not want some of them hidden.
    if let path = baseline ?? (writeBaseline == nil ? configured : nil) {
      return BaselineFile(path: path)
    }
    for (isSet, name) in [
      (ratchet, "--ratchet"), (failOnNew, "--fail-on-new"), (failOnStale, "--fail-on-stale"),
    ] where isSet {
      throw ValidationError("\(name) needs a baseline; name it with --baseline")
    }
    return nil
  }

  func validate() throws {
    guard writeBaseline != nil else { return }
    for (isSet, name) in [
      (baseline != nil, "--baseline"), (ratchet, "--ratchet"), (failOnNew, "--fail-on-new"),
      (failOnStale, "--fail-on-stale"),
    ] where isSet {
      throw ValidationError(
        "--write-baseline writes all findings, whatever another baseline holds; leave out \(name)")
    }
  }
}
