package import EarshotAudit
import EarshotHost

/// The options about findings that were there before.
package struct BaselineOptions: Hashable, Sendable {
  /// The path of the findings that do not count; `nil` is the configuration's.
  package var baseline: String?
  /// The path that the configuration names, from the working directory; `nil` when it names none.
  package var configured: String?
  /// The path to which all findings are written as a baseline.
  package var writeBaseline: String?
  /// Whether what is gone is removed from the baseline.
  package var ratchet: Bool
  /// Whether the run fails if anything is found that the baseline does not hold.
  package var failOnNew: Bool
  /// Whether the run fails if something is gone from the baseline.
  package var failOnStale: Bool

  package init(
    baseline: String? = nil, writeBaseline: String? = nil, ratchet: Bool = false,
    failOnNew: Bool = false, failOnStale: Bool = false
  ) {
    self.baseline = baseline
    self.writeBaseline = writeBaseline
    self.ratchet = ratchet
    self.failOnNew = failOnNew
    self.failOnStale = failOnStale
  }

  /// Takes what the configuration says.
  package mutating func take(_ configuration: AuditConfiguration) {
    configured = configuration.baseline.map { written in
      AbsolutePath(written.value.pattern, in: AbsolutePath(written.value.folder))
        .relative(to: .current)
    }
  }

  /// The file to read; `nil` when there is none.
  ///
  /// Throws ``UsageError`` when an option needs one.
  package func file() throws(UsageError) -> BaselineFile? {
    // Whoever writes a baseline from all findings does not want some of them hidden.
    if let path = baseline ?? (writeBaseline == nil ? configured : nil) {
      return BaselineFile(path: path)
    }
    for (isSet, name) in [
      (ratchet, "--ratchet"), (failOnNew, "--fail-on-new"), (failOnStale, "--fail-on-stale"),
    ] where isSet {
      throw UsageError("\(name) needs a baseline; name it with --baseline")
    }
    return nil
  }
}
