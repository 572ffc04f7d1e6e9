package import EarshotComparison
import EarshotHost
package import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import Foundation

/// Compares two revisions of a project: every screen that its code or its captures describe.
package struct RevisionJob {
  /// The reader of the inputs.
  package var reader: InputReader
  /// The pace of speech, for the seconds of listening.
  package var pace: SpeechPace
  /// The audit of both revisions.
  package var audit: AuditJob
  /// The configuration, which says what of the folder is audited.
  package var configuration: ConfigurationFile

  package init(
    reader: InputReader, pace: SpeechPace, audit: AuditJob, configuration: ConfigurationFile
  ) {
    self.reader = reader
    self.pace = pace
    self.audit = audit
    self.configuration = configuration
  }

  /// The result of a comparison.
  package struct Outcome {
    /// The changes.
    package var comparison: RevisionComparison
    /// Whether a capture of either side could not be read.
    package var isIncomplete: Bool
  }

  /// The changes between two revisions on the screens below a path.
  ///
  /// Throws ``RunFailure`` after saying why nothing can be compared.
  package func outcome(of range: RevisionRange, below path: String) throws(RunFailure) -> Outcome {
    do {
      return try compare(range, path)
    } catch let failure as RunFailure {
      throw failure
    } catch {
      throw reader.messages.error(error, path: path)
    }
  }

  private func compare(_ range: RevisionRange, _ path: String) throws -> Outcome {
    let isFile = FileKind(of: path) == .file
    // A file is read with the project around it.
    let start = isFile ? AbsolutePath(path).folder.text : path
    var repository = try GitRepository(around: start)
    var folder = AbsolutePath(start)
    var wanted: String?
    if isFile {
      wanted = repository.prefix + (path.split(separator: "/").last.map(String.init) ?? path)
      for _ in repository.prefix.split(separator: "/") { folder = folder.folder }
      repository = try GitRepository(around: folder.text)
    }
    let sides = try range.sides(in: repository)
    let names = range.names
    return try version(sides.before, names.before, of: repository, in: folder) { old in
      try version(sides.after, names.after, of: repository, in: folder) { new in
        try outcome(old, new, names, isIn: { wanted == nil || $0 == wanted }, path)
      }
    }
  }

  /// A revision, read, with the audit of its folder.
  private typealias Side = (version: ProjectVersion, audit: AuditJob)

  private func version<Result>(
    _ side: GitRepository.Side, _ name: String, of repository: GitRepository,
    in folder: AbsolutePath, _ body: (Side) throws -> Result
  ) throws -> Result {
    try TemporaryFolder.with { scratch in
      // Suppressions name paths that are seen from the folder of the configuration.
      let inside = folder.relative(to: configuration.folder)
      var audit = audit
      var target = scratch
      if inside == ".." || inside.hasPrefix("../") {
        audit.folder = AbsolutePath(
          configuration.folder.relative(to: folder), in: AbsolutePath(scratch.path))
      } else {
        if inside != "." { target = scratch.appending(path: inside) }
        audit.folder = AbsolutePath(scratch.path)
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      }
      try repository.export(side, to: target) { name in
        ProjectVersion.isRead(name)
          && configuration.configuration.wants(folder.text + "/" + name)
      }
      let label = side == .workingTree ? "" : name + ":"
      return try body(
        (
          ProjectVersion(
            folder: target, prefix: repository.prefix, label: label, reader: reader,
            reader.messages), audit
        ))
    }
  }

  private func outcome(
    _ old: Side, _ new: Side, _ names: (before: String, after: String),
    isIn: (String) -> Bool, _ path: String
  ) throws -> Outcome {
    let unread = old.version.unread.union(new.version.unread)
    func places(_ version: ProjectVersion) -> [ProjectVersion.Place] {
      version.places.filter { place in
        let path = version.known(place).path
        return isIn(path) && !unread.contains(path)
      }
    }
    let (before, after) = (places(old.version), places(new.version))
    guard !before.isEmpty || !after.isEmpty else {
      if !unread.isEmpty { throw RunFailure.badInput }
      reader.messages.error(
        "neither revision has a screen here",
        help: "name a folder with views of SwiftUI or UIKit, storyboards or captures", path: path)
      throw RunFailure.badInput
    }
    let pairs = RevisionScreen.pairs(before.map(old.version.known), after.map(new.version.known))
      .map { (before: $0.before.map { before[$0] }, after: $0.after.map { after[$0] }) }
    let comparison = RevisionPairs(job: self, old: old, new: new).comparison(of: pairs, names, isIn)
    return Outcome(comparison: comparison, isIncomplete: !unread.isEmpty)
  }
}

/// Compares pairs of screens of two revisions.
private struct RevisionPairs {
  typealias Pair = (before: ProjectVersion.Place?, after: ProjectVersion.Place?)

  let job: RevisionJob
  let old: (version: ProjectVersion, audit: AuditJob)
  let new: (version: ProjectVersion, audit: AuditJob)

  func comparison(
    of pairs: [Pair], _ names: (before: String, after: String), _ isIn: (String) -> Bool
  ) -> RevisionComparison {
    let heard = pairs.filter { !isSilent($0) }
    let changed = heard.filter { !isSame($0) }
    let findings = (
      before: RevisionFindings(
        old.audit, old.version, at: Set(changed.compactMap { $0.after == nil ? nil : $0.before })),
      after: RevisionFindings(new.audit, new.version, at: Set(changed.compactMap(\.after)))
    )
    var result = RevisionComparison(
      before: names.before, after: names.after, screens: [], unchanged: heard.count - changed.count)
    for pair in changed {
      let screen = self.screen(pair, findings)
      if screen.comparison.isEqual, screen.findings.isEmpty {
        result.unchanged += 1
      } else {
        result.screens.append(screen)
      }
    }
    result.code = RevisionFindings.difference(
      findings.before.code.filter { isIn($0.finding.path) },
      findings.after.code.filter { isIn($0.finding.path) })
    return result
  }

  private func screen(
    _ pair: Pair, _ findings: (before: RevisionFindings, after: RevisionFindings)
  ) -> RevisionComparison.Screen {
    let known = (pair.before.map(old.version.known), pair.after.map(new.version.known))
    let (before, after) = (pair.before.map(old.version.screen), pair.after.map(new.version.screen))
    let voiceOver = VoiceOver(settings: job.reader.speech.settings(for: after ?? before))
    let nothing = Transcript(screens: [], lines: [], settings: voiceOver.settings)
    let readings = (
      before.map(voiceOver.reading) ?? nothing, after.map(voiceOver.reading) ?? nothing
    )
    func source(
      _ place: ProjectVersion.Place?, _ version: ProjectVersion
    ) -> ScreenComparison.Source {
      place.map { .init(version.inputs[$0.input].capture) } ?? .init()
    }
    let result = ScreenComparison(
      readings.0, readings.1, sourceBefore: source(pair.before, old.version),
      sourceAfter: source(pair.after, new.version), style: job.reader.speech.style, pace: job.pace)
    let comparison = Comparison(
      before: .init(path: known.0?.path ?? "", screen: pair.before == nil ? nil : 1),
      after: .init(path: known.1?.path ?? "", screen: pair.after == nil ? nil : 1), result: result)
    let stops = (readings.0.screens.first?.order.stops, readings.1.screens.first?.order.stops)
    var partners: [Element.ID: Element.ID] = [:]
    for match in result.matches {
      if let was = stops.0?[match.before].id, let now = stops.1?[match.after].id {
        partners[now] = was
      }
    }
    let difference = RevisionFindings.difference(
      pair.after == nil ? [] : pair.before.flatMap { findings.before.screens[$0] } ?? [],
      pair.after.flatMap { findings.after.screens[$0] } ?? [], isOneScreen: true
    ) { partners[$0] }
    return RevisionComparison.Screen(
      name: known.1?.name ?? known.0?.name, comparison: comparison, findings: difference)
  }

  /// Whether nothing is heard on either side, as on screens that code fills.
  private func isSilent(_ pair: Pair) -> Bool {
    let screens = [pair.before.map(old.version.screen), pair.after.map(new.version.screen)]
    return screens.allSatisfy { $0?.readingOrder.isEmpty ?? true }
  }

  private func isSame(_ pair: Pair) -> Bool {
    guard let before = pair.before, let after = pair.after else { return false }
    return old.version.screen(before).exposesSame(as: new.version.screen(after))
  }
}
