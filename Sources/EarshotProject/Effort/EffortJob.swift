package import EarshotReach
import EarshotSession
import EarshotText
import EarshotTree

/// Finds the cheapest paths to goals by each technology.
package struct EffortJob {
  /// The source as the user names it.
  package var source: String
  /// The goals, one after another.
  package var goals: [String]
  /// Where VoiceOver begins; `nil` is the first element.
  package var start: String?
  /// The technologies that are measured.
  package var technologies: [ReachTechnology]
  /// The most that a technology may take.
  package var limits: [EffortDocument.Limit]
  /// Who uses the screen, and how fast.
  package var model: EffortModel
  /// Whether a built-in app is the one before its adaptation.
  package var isBefore: Bool
  /// The reader of captures.
  package var reader: InputReader

  package init(
    source: String, goals: [String], start: String? = nil, technologies: [ReachTechnology],
    limits: [EffortDocument.Limit], model: EffortModel, isBefore: Bool, reader: InputReader
  ) {
    self.source = source
    self.goals = goals
    self.start = start
    self.technologies = technologies
    self.limits = limits
    self.model = model
    self.isBefore = isBefore
    self.reader = reader
  }
}

extension EffortJob {
  private var messages: Messages { reader.messages }

  /// The document.
  ///
  /// Throws ``RunFailure`` after saying why there is none.
  package func document() async throws -> EffortDocument {
    var document = EffortDocument(
      source: source, model: model, entries: [], budget: limits,
      language: reader.speech.reportLanguage)
    for (turn, technology) in technologies.enumerated() {
      // Each technology finds the source as it was; what is odd about it is said once.
      var sources = DriveSources(isBefore: isBefore, isScripted: false, reader: reader)
      if turn > 0 { sources.reader.messages = Messages(isQuiet: true) }
      guard let stage = sources.stage(source) else { throw RunFailure.badInput }
      document.model.settings = stage.settings
      if turn == 0 {
        messages.note("a prediction for \(document.assumptions)", path: source)
        try await refuseUnknownStart(on: stage.source)
      }
      let segments = await EffortRun(document.model, from: start)
        .segments(for: goals, by: technology, on: stage.source)
      try refuseUnknown(segments)
      if turn == 0 { noteNamesakes(segments) }
      document.entries.append(EffortDocument.Entry(technology: technology, segments: segments))
    }
    return document
  }

  /// Tells which of several elements of one name is meant.
  private func noteNamesakes(_ segments: [EffortRun.Segment]) {
    for segment in segments where segment.namesakes.count > 1 {
      let ids = segment.namesakes.dropFirst().prefix(3).map { "'\($0.rawValue)'" }
      messages.note(
        "\(segment.namesakes.count) elements are called '\(segment.query)'; "
          + "the first one is meant, "
          + "others are \(ids.joined(separator: ", "))",
        path: source)
    }
  }

  /// Ends the run when focus is told to begin at nothing on the first screen.
  private func refuseUnknownStart(on source: any ScreenSource) async throws {
    guard let start else { return }
    let screen = Transcript.OrderedScreen(try await source.screen())
    let query = GoalQuery(start)
    guard query.goal(on: screen) == nil else { return }
    throw refuse(start, nearest: query.nearest(on: screen))
  }

  /// The command that lists the names of a source.
  private var listing: String { "'earshot read \(source) --technology all'" }

  /// Ends the run when a goal is nothing on the screen on which it is looked for.
  private func refuseUnknown(_ segments: [EffortRun.Segment]) throws {
    guard let segment = segments.last, segment.outcome == nil else { return }
    throw refuse(segment.query, nearest: segment.nearest)
  }

  private func refuse(_ query: String, nearest: [String]) -> RunFailure {
    let list = nearest.isEmpty ? "" : Suggestion.list(nearest) + "; "
    messages.error(
      "nothing here is called '\(query)'",
      help: list + "\(listing) lists all names" + reader.speech.languageHint(for: source),
      path: source)
    return .wrongUsage
  }
}
