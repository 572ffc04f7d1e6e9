/// Why a history cannot be used.
package struct HistoryError: Error, Hashable, Sendable {
  /// The mistake, in words.
  package var message: String
  /// The way to mend it.
  package var help: String

  package init(message: String, help: String) {
    self.message = message
    self.help = help
  }

  /// This build has no SQLite.
  package static let unsupported = HistoryError(
    message: "this build keeps no history",
    help: "build it with '--traits Source,History', or take the program of a release")

  static let missing = HistoryError(
    message: "there is no such file", help: "'earshot audit --store FILE' writes one")
  static let foreign = HistoryError(
    message: "this is no history of Earshot",
    help: "name a file that 'earshot audit --store FILE' wrote")
  static let isEmpty = HistoryError(
    message: "the history has no runs", help: "add one with 'earshot audit --store FILE'")

  static func newer(_ version: Int) -> HistoryError {
    HistoryError(
      message: "the history is of version \(version), which a newer program wrote",
      help: "update earshot")
  }

  static func noRun(_ name: String, in path: String) -> HistoryError {
    HistoryError(
      message: "the history has no run of '\(name)'",
      help: "'earshot trend \(path) --format json' lists runs; audit that commit with --store first"
    )
  }

  static func noBranch(_ name: String, known: [String]) -> HistoryError {
    let list = known.prefix(5).joined(separator: ", ")
    return HistoryError(
      message: "the history has no run of the branch '\(name)'",
      help: known.isEmpty ? "its runs name no branch" : "it has runs of \(list)")
  }
}
