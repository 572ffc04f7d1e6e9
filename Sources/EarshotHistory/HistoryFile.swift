/// A history of audits in an SQLite file, which several runs may write at once.
///
/// A build without the trait `History` keeps none: all that it does throws ``HistoryError/unsupported``.
package struct HistoryFile: Sendable {
  /// A run that was added.
  package struct Added: Hashable, Sendable {
    /// Its number in the history, from 1.
    package var number: Int
    /// The run that it was compared with; `nil` if there was none.
    package var reference: Trend.Run?
    /// How it differs from that.
    package var comparison: RunComparison
  }

  /// The path as the user wrote it.
  package let path: String
  /// The seconds for which a run waits until another one has written.
  package static let lockTimeout = 60.0

  /// Names a history.
  package init(path: String) { self.path = path }

  /// Adds a run, with all of it or nothing, and makes the file if there is none.
  ///
  /// A run with findings that the reference has not is kept and never the measure of later ones.
  /// Throws ``HistoryError``.
  ///
  /// - Parameters:
  ///   - reference: the run that it is compared with; `nil` compares it with none.
  ///   - isThere: whether a file exists that the reference has and the run has not.
  package func add(
    _ run: HistoryRun, against reference: HistoryReference?,
    isThere: (String) -> Bool = { _ in false }
  ) throws(HistoryError) -> Added {
    #if History
      try write { try added(run, to: $0, against: reference, isThere: isThere) }
    #else
      throw .unsupported
    #endif
  }

  /// The changes between two runs.
  ///
  /// Throws ``HistoryError``.
  package func trend(_ query: TrendQuery) throws(HistoryError) -> Trend {
    #if History
      try read { try TrendReader($0, path: path).trend(query) }
    #else
      throw .unsupported
    #endif
  }
}
