import EarshotAudit
import EarshotCaptures
import EarshotComparison
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import EarshotWriting

/// The room in which two versions of a screen are put side by side.
struct CompareAnswers: Sendable {
  let studio: Studio
  /// The language of the page.
  let pageLanguage: String

  /// Two screens side by side.
  ///
  /// Throws ``StudioError`` if there is none of a name.
  func compare(_ arguments: Arguments) async throws(StudioError) -> Reply {
    let before = try await studio.library.screen(try arguments.text("before"))
    let after = try await studio.library.screen(try arguments.text("after"))
    return try compare(before, after, arguments)
  }

  /// A screen beside itself with all that can be mended in it.
  ///
  /// Throws ``StudioError`` if there is none of the name.
  func mended(_ arguments: Arguments) async throws(StudioError) -> Reply {
    let screen = try await studio.library.screen(try arguments.text("screen"))
    let problems = await studio.audits.result(of: screen)?.problems ?? []
    let findings = problems.filter { $0.suppression == nil }.map(\.finding)
    let mended = screen.changed(
      id: "\(screen.id)~mended", screen.screen.mended(by: findings))
    await studio.library.keep(mended)
    return try compare(screen, mended, arguments, toWrite: findings.placeholders)
  }

  private func compare(
    _ before: LibraryScreen, _ after: LibraryScreen, _ arguments: Arguments,
    toWrite: Set<Fix.Placeholder> = []
  ) throws(StudioError) -> Reply {
    let settings = try studio.settings(for: after, arguments)
    let voiceOver = VoiceOver(settings: settings)
    let (old, new) = (voiceOver.reading(of: before.screen), voiceOver.reading(of: after.screen))
    let result = ScreenComparison(
      old, new, sourceBefore: before.comparisonSource, sourceAfter: after.comparisonSource)
    let heads = (studio.head(of: before), studio.head(of: after))
    let writer = LineWriter(language: settings.language, pageLanguage: pageLanguage)
    let (oldScreen, newScreen) = (before.ordered, after.ordered)
    let changes = Change.all(result, count: new.lines.count).map { change in
      let heard = change.after.map { SpeechStyle.caption(new.lines[$0].utterance).line }
      return change.holding(toWrite, in: heard ?? "")
    }
    return Reply { json in
      json.field("language", settings.language)
      json.object("before") { json in
        heads.0.write(&json)
        json.stops("stops", oldScreen, old.lines, writer)
        json.line("measure") { result.before.write(&$0) }
      }
      json.object("after") { json in
        heads.1.write(&json)
        json.stops("stops", newScreen, new.lines, writer)
        json.line("measure") { result.after.write(&$0) }
      }
      json.objects("changes", changes) { $1.write(&$0) }
      json.field("equal", result.isEqual)
    }
  }
}

/// The fate of one stop between two versions.
private struct Change {
  var kinds: [String]
  var before: Int?
  var after: Int?
  var lines: (before: String, after: String)?
  /// What somebody has to write in what is heard after, such as a name.
  var toWrite: [String] = []

  /// The same with the placeholders that stand in a text.
  func holding(_ placeholders: Set<Fix.Placeholder>, in text: String) -> Change {
    var change = self
    change.toWrite = Fix.Placeholder.allCases.filter {
      placeholders.contains($0) && text.contains(Fix.Words.toWrite($0).text)
    }.map(\.rawValue)
    return change
  }

  /// The stops in the order after; what was removed stands where it was.
  static func all(_ result: ScreenComparison, count: Int) -> [Change] {
    let partners = Dictionary(
      result.matches.map { ($0.after, $0.before) }, uniquingKeysWith: { first, _ in first })
    var changes = (0..<count).map { place in
      let before = partners[place]
      return Change(kinds: before == nil ? ["added"] : [], before: before, after: place)
    }
    var removed: [Change] = []
    for difference in result.differences {
      switch (difference.kind, difference.after) {
      case (.removed, _):
        removed.append(Change(kinds: ["removed"], before: difference.before, after: nil))
      case (.moved, let place?): changes[place].kinds.append("moved")
      case (.reworded, let place?):
        changes[place].kinds.append("changed")
        changes[place].lines = (difference.lineBefore ?? "", difference.lineAfter ?? "")
      default: break
      }
    }
    for change in removed {
      let before = change.before ?? 0
      let place = changes.firstIndex { ($0.before ?? -1) > before } ?? changes.count
      changes.insert(change, at: place)
    }
    return changes
  }

  func write(_ json: inout JSONWriter) {
    json.field("kinds", kinds.isEmpty ? ["same"] : kinds)
    json.fields(["before": before, "after": after])
    json.present("toWrite", toWrite.isEmpty ? nil : toWrite)
    guard let lines else { return }
    json.lines("texts", WordChange.all(from: lines.before, to: lines.after)) {
      ["text": $0.text, "kind": $0.kind.rawValue]
    }
  }
}

extension [Finding] {
  /// What somebody has to write before all fixes are whole.
  fileprivate var placeholders: Set<Fix.Placeholder> {
    Set(
      compactMap(\.fix).flatMap(\.edits).flatMap { edit -> [Fix.Words] in
        switch edit.change {
        case .label(let words), .value(let words): [words]
        case .hint(let words): [words].compactMap(\.self)
        case .inputLabels(let names): names
        default: []
        }
      }.compactMap { words in
        if case .toWrite(let placeholder) = words { placeholder } else { nil }
      })
  }
}

extension ScreenMeasure {
  fileprivate func write(_ json: inout JSONWriter) {
    json.fields([
      "stops": stops, "words": words, "seconds": (seconds * 10).rounded() / 10,
      "secondsWithoutHints": (secondsWithoutHints * 10).rounded() / 10, "coverage": coverage,
    ])
  }
}

extension LibraryScreen {
  fileprivate var comparisonSource: ScreenComparison.Source {
    ScreenComparison.Source(format: format, lacking: Set(losses.map(\.what)))
  }
}
