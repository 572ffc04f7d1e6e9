import ArgumentParser
import EarshotHost
import EarshotProject

/// The options about the history of audits.
struct HistoryArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "History that this run is added to, an SQLite file; 'earshot trend' tells what grew in it.",
      valueName: "file"),
    completion: .file())
  var store: String?

  @Option(
    help: ArgumentHelp(
      "Fail if there are findings that an earlier run of the history has not: PREVIOUS is the last one "
        + "of the branch that was not worse itself, else name a commit.", valueName: "run"))
  var noWorseThan: String?

  @Option(
    help: ArgumentHelp(
      "A goal whose effort is kept in the history, such as 'pay=cart.xml:Pay'; may repeat.",
      valueName: "name=source:element"))
  var goal: [String] = []

  @Option(
    help: ArgumentHelp(
      "Branch that the history knows the run by. (default: that of the repository)",
      valueName: "name"))
  var branch: String?

  @Option(
    help: ArgumentHelp(
      "Commit that the history knows the run by. (default: that of the repository)",
      valueName: "hash"))
  var commit: String?

  func validate() throws {
    let others: [(String, Bool)] = [
      ("--no-worse-than", noWorseThan != nil), ("--goal", !goal.isEmpty),
      ("--branch", branch != nil), ("--commit", commit != nil),
    ]
    for (option, isGiven) in others where isGiven && store == nil {
      throw ValidationError("\(option) is about a history; name it with --store")
    }
    if let commit, !(7...64).contains(commit.utf8.count) || !commit.allSatisfy(\.isHexDigit) {
      throw ValidationError("'\(commit)' is no hash of a commit")
    }
    _ = try options
  }

  /// The options without the command line; `nil` when no history is named.
  var options: HistoryOptions? {
    get throws {
      guard let store else { return nil }
      return HistoryOptions(
        path: store, noWorseThan: noWorseThan, branch: branch, commit: commit?.lowercased(),
        goals: try usage { try goal.map { try HistoryOptions.Goal($0) } })
    }
  }
}
