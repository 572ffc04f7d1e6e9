import ArgumentParser
import EarshotProject

/// The options about findings that were there before.
struct BaselineArguments: ParsableArguments {
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

  /// The options without the command line.
  var options: BaselineOptions {
    BaselineOptions(
      baseline: baseline, writeBaseline: writeBaseline, ratchet: ratchet, failOnNew: failOnNew,
      failOnStale: failOnStale)
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
