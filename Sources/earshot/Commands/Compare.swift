import ArgumentParser
import EarshotCaptures
import EarshotOutput
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import Foundation

/// Answers what a change does to people who listen.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare what VoiceOver says on two versions of a screen.",
    discussion: """
      Stops are matched by identifier, then by what they say, by label, by place, and by the words \
      they share. What one of the inputs cannot tell is not compared. Folders are matched by the \
      names of the files in them.

      Examples:
        earshot compare before/menu.xml after/menu.xml
        earshot compare before after --format markdown > changes.md
        earshot compare main.view.json branch.view.json --fail-on order,wording
      """)

  @Argument(help: "The version before: a capture, or a folder of them.", completion: .file())
  var before: String

  @Argument(help: "The version after: a capture, or a folder of them.", completion: .file())
  var after: String

  @OptionGroup var speech: SpeechOptions

  @OptionGroup var imports: ImportOptions

  @Option(
    help: ArgumentHelp(
      "Differences that end with status 1, joined by commas: added, removed, order, wording, count, "
        + "any.", valueName: "kinds"))
  var failOn: String?

  @Option(help: "Speech rate from 0 to 1, for the seconds of listening.")
  var rate = 0.5

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
    _ = try failures()
    guard (0...1).contains(rate) else {
      throw ValidationError("the rate \(rate) is not between 0 and 1")
    }
    try FormatName.validate(format, among: OutputFormat<Comparison>.all.map(\.id))
    try ComparedPair.validate(before, after)
  }

  func run() throws {
    let messages = Messages(isQuiet: quiet)
    let destination = Destination(path: output, messages)
    let pairs = ComparedPair.pairs(before, after, messages)
    var failed = pairs.isIncomplete
    var isDifferent = false
    for pair in pairs.pairs {
      guard let comparisons = comparisons(of: pair, messages) else {
        failed = true
        continue
      }
      for comparison in comparisons {
        if pairs.pairs.count > 1, format == "text" {
          try destination.write(Array("==> \(comparison.after) <==\n".utf8))
        }
        try destination.write(writer.write(comparison))
        isDifferent = try isDifferent || failures().contains { $0.isMet(by: comparison.result) }
      }
    }
    try destination.close()
    if failed { throw ExitCode(Status.badInput) }
    if isDifferent { throw ExitCode(Status.findings) }
  }

  private var writer: OutputFormat<Comparison> {
    OutputFormat<Comparison>.all.first { $0.id == format } ?? .text
  }

  private func failures() throws -> [FailureKind] {
    try (failOn ?? "").split(separator: ",").map { name in
      guard let kind = FailureKind(rawValue: String(name)) else {
        let known = FailureKind.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("unknown kind '\(name)' in --fail-on; known are \(known)")
      }
      return kind
    }
  }

  /// The comparisons of the screens of two captures; `nil` after saying why there are none.
  private func comparisons(of pair: ComparedPair, _ messages: Messages) -> [Comparison]? {
    guard let old = capture(pair.before, messages), let new = capture(pair.after, messages) else {
      return nil
    }
    // What both lack is equally absent; only what one of them knows would look like a change.
    let ignored = Set(old.losses.map(\.what)).symmetricDifference(new.losses.map(\.what))
    let settings = speech.settings(for: new.screens.first)
    let voiceOver = VoiceOver(settings: settings)
    if old.screens.count != new.screens.count {
      messages.warning(
        "\(old.screens.count) screens before and \(new.screens.count) after; only the first "
          + "\(min(old.screens.count, new.screens.count)) are compared", path: pair.after)
    }
    if !ignored.isEmpty {
      let names = ignored.map(\.rawValue).sorted().joined(separator: ", ")
      messages.note("not compared, because one side does not tell: \(names)", path: pair.after)
    }
    return zip(old.screens, new.screens).map { before, after in
      Comparison(
        before: pair.before, after: pair.after,
        result: ScreenComparison(
          voiceOver.reading(of: before), voiceOver.reading(of: after), ignoring: ignored,
          pace: SpeechPace(rate: rate)))
    }
  }

  private func capture(_ path: String, _ messages: Messages) -> Capture? {
    do {
      return try imports.capture(
        path, as: nil, profile: speech.profile, language: speech.language, messages)
    } catch {
      messages.error(error, path: path)
    }
    return nil
  }
}

/// A kind of difference that makes the command fail.
enum FailureKind: String, CaseIterable {
  case added, any, count, order, removed, wording

  func isMet(by result: ScreenComparison) -> Bool {
    switch self {
    case .added: result.count(of: .added) > 0
    case .removed: result.count(of: .removed) > 0
    case .order: result.count(of: .moved) > 0
    case .wording: result.count(of: .reworded) > 0
    case .count: result.before.stops != result.after.stops
    case .any: !result.isEqual
    }
  }
}
