import ArgumentParser
import EarshotOutput
import EarshotReach
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import Foundation

/// Answers how much it takes to reach a goal by each technology.
struct Effort: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Find the cheapest way to a goal: gestures, words, presses of switches, seconds.",
    discussion: """
      A goal is an element by id, identifier or label; 'ID:action Name' is one of its actions, and \
      'ID=value' a value of an adjustable element. Several goals are done one after another, each \
      on what the one before has left. A source is a capture, or the built-in pizza app.

      The seconds are for comparing screens: which numbers are ours is told in \
      Documentation/Effort.md.

      Examples:
        earshot effort menu.xml --to Pay
        earshot effort pizza --to Пепперони-сердце --to "В корзину" --technology voiceover
        earshot effort menu.xml --to "size=Large" --technology switch-control --switches 2
        earshot effort menu.xml --to Pay --budget "switch-control=20s,voiceover=12"
      """)

  @Argument(help: ArgumentHelp("A capture, or pizza.", valueName: "source"), completion: .file())
  var source: String

  @Option(
    name: .long,
    help: ArgumentHelp("What is wanted; several are done one after another.", valueName: "goal"))
  var to: [String]

  @Option(
    help: ArgumentHelp(
      "Where VoiceOver begins. (default: the first element)", valueName: "element"))
  var start: String?

  @Option(
    help: ArgumentHelp(
      "By what: voiceover, voice-control, switch-control, ui-test or all.",
      valueName: "technology"))
  var technology = ReadTechnology.all

  @OptionGroup var model: EffortOptions

  @Option(
    help: ArgumentHelp(
      "What it may take at most, such as 'voiceover=12,switch-control=20s'.", valueName: "limits"))
  var budget: String?

  @Flag(help: "Of a built-in app, the build before its adaptation.")
  var before = false

  @OptionGroup var speech: SpeechOptions

  @OptionGroup var imports: ImportOptions

  @Option(help: "How the document is written: json, markdown or text.")
  var format = "text"

  @Option(
    help: ArgumentHelp("File to write instead of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "No notes and no warnings on standard error.")
  var quiet = false

  func validate() throws {
    try speech.validate()
    if to.isEmpty || to.contains(where: { $0.allSatisfy(\.isWhitespace) }) {
      throw ValidationError("name a goal with '--to'")
    }
    if before, !DriveSources.isBuiltIn(source) {
      throw ValidationError("'--before' is for the built-in app; a capture has one build")
    }
    if source == "-", technology.technologies.count > 1 || budget != nil {
      throw ValidationError("standard input can be read only once; name '--technology', or a file")
    }
    _ = try EffortBudget.limits(budget, among: technology.technologies)
    try FormatName.validate(format, among: OutputFormat<EffortDocument>.all.map(\.id))
  }

  func run() async throws {
    let messages = Messages(isQuiet: quiet)
    var document = EffortDocument(
      source: source, model: model.model, entries: [],
      budget: try EffortBudget.limits(budget, among: technology.technologies),
      language: speech.language ?? "en")
    for (turn, technology) in technology.technologies.enumerated() {
      // Each technology finds the source as it was; what is odd about it is said once.
      guard let stage = stage(turn == 0 ? messages : Messages(isQuiet: true)) else {
        throw ExitCode(Status.badInput)
      }
      document.model.settings = stage.settings
      if turn == 0 {
        note(document, messages)
        try await refuseUnknownStart(on: stage.source, messages)
      }
      let legs = await EffortRun(document.model, from: start)
        .legs(for: to, by: technology, on: stage.source)
      try refuseUnknown(legs, messages)
      if turn == 0 { noteNamesakes(legs, messages) }
      document.entries.append(EffortDocument.Entry(technology: technology, legs: legs))
    }
    let destination = Destination(path: output, messages)
    let writer = OutputFormat<EffortDocument>.all.first { $0.id == format }
    try destination.write(writer?.write(document) ?? [])
    try destination.close()
    if !document.exceeded.isEmpty { throw ExitCode(Status.findings) }
  }

  private func stage(_ messages: Messages) -> DriveStage? {
    DriveSources(
      isBefore: before, isScripted: false, speech: speech, imports: imports, messages: messages
    ).stage(source)
  }

  private func note(_ document: EffortDocument, _ messages: Messages) {
    messages.note("a prediction for \(document.assumptions)", path: source)
  }

  /// Tells which of several elements of one name is meant.
  private func noteNamesakes(_ legs: [EffortRun.Leg], _ messages: Messages) {
    for leg in legs where leg.namesakes.count > 1 {
      let ids = leg.namesakes.dropFirst().prefix(3).map { "'\($0.rawValue)'" }
      messages.note(
        "\(leg.namesakes.count) elements are called '\(leg.wish)'; the first one is meant, "
          + "others are \(ids.joined(separator: ", "))",
        path: source)
    }
  }

  /// Ends the run when focus is told to begin at nothing on the first screen.
  private func refuseUnknownStart(
    on source: any ScreenSource, _ messages: Messages
  ) async throws {
    guard let start else { return }
    let screen = Transcript.OrderedScreen(try await source.screen())
    let wish = EffortWish(start)
    guard wish.goal(on: screen) == nil else { return }
    refuse(start, nearest: wish.nearest(on: screen), messages)
    throw ExitCode(Status.wrongUsage)
  }

  /// What lists the names of a source; the built-in app is no capture.
  private var listing: String {
    DriveSources.isBuiltIn(source)
      ? "'echo \"show names\" | earshot drive \(source) --technology voice-control'"
      : "'earshot read \(source) --technology all'"
  }

  /// Ends the run when a goal is nothing on the screen on which it is looked for.
  private func refuseUnknown(_ legs: [EffortRun.Leg], _ messages: Messages) throws {
    guard let leg = legs.last, leg.outcome == nil else { return }
    refuse(leg.wish, nearest: leg.nearest, messages)
    throw ExitCode(Status.wrongUsage)
  }

  private func refuse(_ wish: String, nearest: [String], _ messages: Messages) {
    let names = nearest.map { "'\($0)'" }.joined(separator: ", ")
    messages.error(
      "nothing here is called '\(wish)'",
      help: names.isEmpty
        ? "\(listing) lists what is there"
        : "did you mean \(names)?",
      path: source)
  }
}
