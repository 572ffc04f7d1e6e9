/// An audit of many screens at one moment, as a history keeps it.
package struct HistoryRun: Hashable, Sendable {
  /// A screen, or a file of code or texts, with what was found on it.
  package struct Screen: Hashable, Sendable {
    /// The path of the input, with `/` between parts.
    package var path: String
    /// The title, or the number written `#1`.
    package var name: String
    /// How many stops a listener passes.
    package var stops: Int
    /// The findings that count.
    package var findings: [HistoryFinding]

    package init(path: String, name: String, stops: Int, findings: [HistoryFinding]) {
      self.path = path
      self.name = name
      self.stops = stops
      self.findings = findings
    }
  }

  /// The effort of reaching a named goal by one technology.
  package struct Goal: Hashable, Sendable {
    /// The name that the project gives the goal.
    package var name: String
    /// The technology, such as `voiceover`.
    package var technology: String
    /// Gestures, spoken commands or presses of a switch; `nil` if the goal is not reached.
    package var steps: Int?
    /// The seconds of the way; `nil` if the goal is not reached.
    package var seconds: Double?

    package init(name: String, technology: String, steps: Int?, seconds: Double?) {
      self.name = name
      self.technology = technology
      self.steps = steps
      self.seconds = seconds
    }
  }

  /// The moment, in seconds since 1970.
  package var time: Int
  /// The hash of the commit that was audited; `nil` outside of a repository.
  package var commit: String?
  /// The branch; `nil` if none is known.
  package var branch: String?
  /// The version of the program.
  package var version: String
  /// The system that was assumed, such as `ios18-phone`.
  package var profile: String
  /// The screens.
  package var screens: [Screen]
  /// The findings that do not count.
  package var suppressed: Int
  /// The inputs that could not be read.
  package var unread: Int
  /// The efforts of goals.
  package var goals: [Goal]

  package init(
    time: Int, commit: String? = nil, branch: String? = nil, version: String, profile: String,
    screens: [Screen], suppressed: Int = 0, unread: Int = 0, goals: [Goal] = []
  ) {
    self.time = time
    self.commit = commit
    self.branch = branch
    self.version = version
    self.profile = profile
    self.screens = screens
    self.suppressed = suppressed
    self.unread = unread
    self.goals = goals
  }
}
