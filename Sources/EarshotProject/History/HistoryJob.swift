import EarshotHistory
import EarshotHost
import EarshotReach
import Foundation

/// Keeps an audit in a history, and compares it with an earlier one.
package struct HistoryJob {
  private let options: HistoryOptions
  private let reader: InputReader
  private let messages: Messages
  /// How many new findings are named one by one.
  private static let largest = 20

  /// Makes the work.
  ///
  /// - Parameters:
  ///   - reader: reads the sources of goals.
  ///   - messages: the place for messages.
  package init(_ options: HistoryOptions, reader: InputReader, _ messages: Messages) {
    self.options = options
    self.reader = reader
    self.messages = messages
  }

  /// Keeps what was recorded and gives the status: `ExitStatus.findings` when it is worse than it may
  /// be.
  ///
  /// Throws ``RunFailure`` after saying why it is not kept.
  package func keep(
    _ recorder: HistoryRecorder, version: String, profile: String
  ) async throws -> Int32 {
    let place = try await place()
    let run = HistoryRun(
      time: HistoryJob.now, commit: place.commit, branch: place.branch, version: version,
      profile: profile, screens: recorder.screens, suppressed: recorder.suppressed,
      unread: recorder.unread, goals: try await goals())
    do throws(HistoryError) {
      let added = try HistoryFile(path: options.path).add(run, against: place.reference) {
        FileManager.default.fileExists(atPath: $0)
      }
      return tell(added)
    } catch {
      messages.error(error.message, help: error.help, path: options.path)
      throw RunFailure.badInput
    }
  }

  /// What the run is called, and what it is compared with.
  private struct Place {
    var commit: String?
    var branch: String?
    var reference: HistoryReference?
  }

  private func place() async throws -> Place {
    let repository = try? GitRepository(around: FileManager.default.currentDirectoryPath)
    var place = Place(
      commit: options.commit, branch: options.branch ?? HistoryJob.branch(repository))
    if place.commit == nil { place.commit = try? repository?.commit("HEAD") }
    guard let wanted = options.noWorseThan else { return place }
    if wanted.uppercased() == "PREVIOUS" {
      let ancestors = place.commit.flatMap { try? repository?.ancestors(of: $0, limit: 200) }
      place.reference = .previous(ancestors: ancestors ?? [])
    } else {
      place.reference = .commit((try? repository?.commit(wanted)) ?? wanted)
    }
    return place
  }

  /// The branch of the working directory; of a commit without one that which the services of builds
  /// name.
  private static func branch(_ repository: GitRepository?) -> String? {
    if let branch = try? repository?.branch() { return branch }
    let environment = ProcessInfo.processInfo.environment
    let names = [
      "GITHUB_HEAD_REF", "GITHUB_REF_NAME", "CI_COMMIT_REF_NAME", "BITRISE_GIT_BRANCH",
      "BRANCH_NAME",
    ]
    return names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
  }

  /// The moment; builds that are to be the same each time set it.
  private static var now: Int {
    let set = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"].flatMap { Int($0) }
    return set ?? Int(Date().timeIntervalSince1970)
  }

  private func goals() async throws -> [HistoryRun.Goal] {
    var goals: [HistoryRun.Goal] = []
    for goal in options.goals {
      let technologies: [ReachTechnology] = [.voiceOver, .voiceControl, .switchControl]
      let job = EffortJob(
        source: goal.source, goals: goal.elements, technologies: technologies, limits: [],
        model: EffortModel(), isBefore: false, reader: reader)
      // A goal that is not there any more is worth telling, and no reason to keep nothing.
      let document: EffortDocument?
      do { document = try await job.document() } catch is RunFailure { document = nil }
      for technology in technologies {
        let entry = document?.entries.first { $0.technology == technology }
        goals.append(
          HistoryRun.Goal(
            name: goal.name, technology: technology.rawValue, steps: entry?.count,
            seconds: entry?.seconds))
      }
    }
    return goals
  }

  /// Says what came of it, and gives the status.
  private func tell(_ added: HistoryFile.Added) -> Int32 {
    let comparison = added.comparison
    guard let reference = added.reference else {
      messages.note(
        options.noWorseThan == nil
          ? "kept as run #\(added.number)"
          : "kept as run #\(added.number), the first that others can be compared with",
        path: options.path)
      return ExitStatus.fine
    }
    let commit = reference.commit.map { " (\($0.prefix(7)))" } ?? ""
    let measure = "run #\(reference.number)\(commit)"
    messages.note(
      "kept as run #\(added.number): \(comparison.added.count) new and \(comparison.mended.count) "
        + "mended findings since \(measure)", path: options.path)
    guard !comparison.added.isEmpty else { return ExitStatus.fine }
    for place in comparison.added.prefix(HistoryJob.largest) {
      messages.note(
        "new: \(place.finding.what) [\(place.finding.rule)], on '\(place.screen)'",
        path: place.path)
    }
    let number = comparison.added.count
    messages.error(
      "\(number) \(number == 1 ? "finding is" : "findings are") not in \(measure)",
      help: "mend what is new; 'earshot trend \(options.path)' lists all of it", path: options.path)
    return ExitStatus.findings
  }
}
