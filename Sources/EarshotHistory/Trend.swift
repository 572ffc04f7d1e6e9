/// The changes between two runs of a history, with the runs between them.
package struct Trend: Hashable, Sendable {
  /// The numbers of a run.
  package struct Run: Hashable, Sendable {
    /// The number in the history, from 1.
    package var number: Int
    /// The moment, in seconds since 1970.
    package var time: Int
    /// The hash of the commit; `nil` if none is known.
    package var commit: String?
    /// The branch; `nil` if none is known.
    package var branch: String?
    /// The findings that count, by severity.
    package var findings: [HistoryFinding.Severity: Int]
    /// How many screens were audited.
    package var screens: Int
    /// How many stops they have together.
    package var stops: Int
    /// How many inputs could not be read.
    package var unread: Int

    package init(
      number: Int, time: Int, commit: String?, branch: String?,
      findings: [HistoryFinding.Severity: Int], screens: Int, stops: Int, unread: Int
    ) {
      self.number = number
      self.time = time
      self.commit = commit
      self.branch = branch
      self.findings = findings
      self.screens = screens
      self.stops = stops
      self.unread = unread
    }

    /// All findings that count.
    package var total: Int { findings.values.reduce(0, +) }
  }

  /// A number in the earlier and in the later run.
  package struct Change: Hashable, Sendable {
    package var before: Int
    package var after: Int

    package init(_ before: Int, _ after: Int) {
      self.before = before
      self.after = after
    }

    /// How much it grew.
    package var growth: Int { after - before }
  }

  /// A rule with its findings.
  package struct Rule: Hashable, Sendable {
    package var id: String
    package var findings: Change
    /// Its findings in each of the runs that are drawn.
    package var series: [Int]

    package init(id: String, findings: Change, series: [Int]) {
      self.id = id
      self.findings = findings
      self.series = series
    }
  }

  /// A screen with its findings and stops.
  package struct Screen: Hashable, Sendable {
    package var path: String
    package var name: String
    package var findings: Change
    package var stops: Change

    package init(path: String, name: String, findings: Change, stops: Change) {
      self.path = path
      self.name = name
      self.findings = findings
      self.stops = stops
    }
  }

  /// An element that is found on several screens.
  package struct Component: Hashable, Sendable {
    package var shape: String
    package var findings: Change
    package var screens: Change

    package init(shape: String, findings: Change, screens: Change) {
      self.shape = shape
      self.findings = findings
      self.screens = screens
    }
  }

  /// A goal by one technology; what is `nil` was not reached or not measured.
  package struct Goal: Hashable, Sendable {
    package var name: String
    package var technology: String
    package var before: HistoryRun.Goal?
    package var after: HistoryRun.Goal?

    package init(
      name: String, technology: String, before: HistoryRun.Goal? = nil,
      after: HistoryRun.Goal? = nil
    ) {
      self.name = name
      self.technology = technology
      self.before = before
      self.after = after
    }
  }

  /// The path of the history as the user wrote it.
  package var path: String
  /// The branch; `nil` of runs of all branches, or of none.
  package var branch: String?
  /// How many runs there are from the earlier to the later one.
  package var runCount: Int
  /// Some of them, evenly apart, with the first and the last.
  package var runs: [Run]
  /// The earlier run.
  package var since: Run
  /// The later run.
  package var until: Run
  /// The rules with findings in either, those that grew most first.
  package var rules: [Rule]
  /// The screens that are not as they were, those that grew most first.
  package var screens: [Screen]
  /// How many screens are in the later run alone, and in the earlier one alone.
  package var newScreens: Int
  package var goneScreens: Int
  /// The elements on several screens, those with most findings first.
  package var components: [Component]
  /// The goals, by name.
  package var goals: [Goal]
  /// The findings that are new and that are gone.
  package var comparison: RunComparison
  /// The language of the words.
  package var language = "en"

  package init(
    path: String, branch: String?, runCount: Int, runs: [Run], since: Run, until: Run,
    rules: [Rule], screens: [Screen], newScreens: Int, goneScreens: Int, components: [Component],
    goals: [Goal], comparison: RunComparison
  ) {
    self.path = path
    self.branch = branch
    self.runCount = runCount
    self.runs = runs
    self.since = since
    self.until = until
    self.rules = rules
    self.screens = screens
    self.newScreens = newScreens
    self.goneScreens = goneScreens
    self.components = components
    self.goals = goals
    self.comparison = comparison
  }
}
