/// The runs of a history that are asked for.
package struct TrendQuery: Hashable, Sendable {
  /// The branch; `nil` is that of the newest run.
  package var branch: String?
  /// The earlier run: a commit, `#` with a number, or a day; `nil` is the first of the branch.
  package var since: String?
  /// The later run; `nil` is the last of the branch.
  package var until: String?

  /// How many runs are drawn at most.
  static let largestSeries = 120

  package init(branch: String? = nil, since: String? = nil, until: String? = nil) {
    self.branch = branch
    self.since = since
    self.until = until
  }
}

/// The run that a new one is compared with.
package enum HistoryReference: Hashable, Sendable {
  /// The last one of the same branch that was not worse than the one before it.
  ///
  /// Where there is none, that of the first of some commits that has one: those that the audited one
  /// follows, the nearest first.
  case previous(ancestors: [String])
  /// The last one of a commit.
  case commit(String)
}
