/// The outcome of a script that was driven on one of the captures.
package struct ReadinessScenario: Hashable, Sendable {
  /// The path of the script.
  package var path: String
  /// The path of the capture that it was driven on.
  package var source: String
  /// The technology that drove it.
  package var technology: ReadinessTechnology
  /// The first step that failed, with its line; `nil` when all passed.
  package var failure: Failure?

  /// A step that was not as expected.
  package struct Failure: Hashable, Sendable {
    /// The line in the script, from 1.
    package var line: Int
    /// The step as the script has it.
    package var step: String

    package init(line: Int, step: String) {
      self.line = line
      self.step = step
    }
  }

  package init(
    path: String, source: String, technology: ReadinessTechnology, failure: Failure? = nil
  ) {
    self.path = path
    self.source = source
    self.technology = technology
    self.failure = failure
  }
}
