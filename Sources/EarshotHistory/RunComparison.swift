/// The findings that a run has and an earlier one had not, and those that are gone.
package struct RunComparison: Hashable, Sendable {
  /// A finding with its screen.
  package struct Place: Hashable, Sendable, Comparable {
    /// The path of the input.
    package var path: String
    /// The name of the screen.
    package var screen: String
    /// The finding.
    package var finding: HistoryFinding

    package init(path: String, screen: String, finding: HistoryFinding) {
      self.path = path
      self.screen = screen
      self.finding = finding
    }

    /// Orders places by path, screen, rule and fingerprint.
    package static func < (left: Place, right: Place) -> Bool {
      (left.path, left.screen, left.finding.rule, left.finding.fingerprint)
        < (right.path, right.screen, right.finding.rule, right.finding.fingerprint)
    }

    /// All of it but its path.
    fileprivate var content: [String] {
      [screen, finding.rule, finding.component ?? "", finding.severity.rawValue]
    }
  }

  /// The findings that are new, in order.
  package var added: [Place]
  /// The findings that are gone from screens that were looked at again, in order.
  package var mended: [Place]
  /// How many findings stand on screens that were not looked at again.
  package var unknown: Int

  /// Compares the findings of screens that are not the same in two runs.
  ///
  /// A finding of a file that was renamed is neither new nor mended: all but the path is equal, and
  /// the file of the earlier run is gone.
  ///
  /// - Parameters:
  ///   - before: the findings in the earlier run.
  ///   - after: those in the later one.
  ///   - isGone: whether a file of the earlier run, by its path, has no screen in the later one.
  ///   - isThere: whether a file that is gone from the run still exists, so was not renamed.
  package init(
    _ before: [Place], _ after: [Place], isGone: (String) -> Bool, isThere: (String) -> Bool
  ) {
    let old = Set(before.map(\.finding.fingerprint))
    let new = Set(after.map(\.finding.fingerprint))
    let gone = before.filter { isGone($0.path) && !new.contains($0.finding.fingerprint) }
    var renamed = 0
    var moved = Dictionary(
      grouping: gone.filter { !isThere($0.path) }, by: \.content
    ).mapValues(\.count)
    added = after.sorted().filter { place in
      guard !old.contains(place.finding.fingerprint) else { return false }
      guard let count = moved[place.content], count > 0 else { return true }
      moved[place.content] = count - 1
      renamed += 1
      return false
    }
    unknown = gone.count - renamed
    mended = before.sorted().filter {
      !new.contains($0.finding.fingerprint) && !isGone($0.path)
    }
  }

  /// A comparison without differences.
  package init() { (added, mended, unknown) = ([], [], 0) }
}
