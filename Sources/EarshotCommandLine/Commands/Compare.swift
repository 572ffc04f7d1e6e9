import ArgumentParser
import EarshotComparison
import EarshotProject
import EarshotSession
import EarshotWriting

/// Answers what a change does to people who listen.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare what VoiceOver says on two versions of a screen.",
    discussion: """
      Stops are matched by identifier, then by what they say, by label, by place, and by the words \
      they share. What one of the inputs cannot tell is not compared, and named. Folders are matched by the \
      names of the captures in them, screens of one input by their titles, else by their order.

      \(BuiltInScreens.help)

      Examples:
        earshot compare before/menu.xml after/menu.xml
        earshot compare pizza-before pizza --language en
        earshot compare menu.xml --heard captions.txt
        earshot compare before after --format markdown > changes.md
        earshot compare main.view.json branch.view.json --fail-on order,wording
        earshot compare --revision main
        earshot compare --revision main...feature App --format markdown
      """)

  @Argument(
    help: ArgumentHelp(
      "The version before: a capture, or a folder of them. With --revision the folder or file of "
        + "the project. (default with --revision: the working directory)", valueName: "before"),
    completion: .file())
  var before: String?

  @Argument(
    help: "The version after: a capture, or a folder of them.", completion: .file())
  var after: String?

  @Option(
    help: ArgumentHelp(
      "Compare all screens of the project, of its Swift source and its captures, in a Git revision "
        + "with those of another: A (with the working tree), 'A B', A..B, or A...B (from where the "
        + "two parted).", valueName: "revision"))
  var revision: String?

  @Option(
    help: ArgumentHelp(
      "In place of the version after: captions that a device showed, a line for each element.",
      valueName: "file"), completion: .file())
  var heard: String?

  @OptionGroup var speech: SpeechArguments

  @OptionGroup var imports: ImportArguments

  @Option(
    help: ArgumentHelp(
      "Differences that end with status 1, joined by commas: "
        + FailureKind.allCases.map(\.rawValue).joined(separator: ", ") + ".", valueName: "kinds"))
  var failOn: String?

  @Option(help: "Speech rate from 0 to 1, for the seconds of listening.")
  var rate = 0.5

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "How the document is written: json, markdown or text. (default: the ending of "
        + "--output, else text)"))
  var formatName: String?

  /// The format by name, or by the ending of the file that is written.
  var format: String {
    OutputFormat<Comparison>.all.chosenID(formatName, forFile: output.path) ?? "text"
  }

  @OptionGroup var output: OutputArguments

  func validate() throws {
    _ = try failures()
    guard (0...1).contains(rate) else {
      throw ValidationError("the rate \(rate) is not between 0 and 1")
    }
    try FormatName.validate(format, among: OutputFormat<Comparison>.all.map(\.id))
    if revision != nil {
      guard heard == nil else {
        throw ValidationError("'--heard' is of one screen, and '--revision' of a project")
      }
      return
    }
    guard let before else { throw ValidationError("name the version before, or '--revision'") }
    switch (after, heard) {
    case (let after?, nil): try usage { try ComparedPair.validate(before, after) }
    case (nil, _?): break
    case (nil, nil):
      throw ValidationError("name the version after, or captions of a device with '--heard'")
    case (_?, _?): throw ValidationError("'--heard' stands in place of the version after")
    }
  }

  func run() throws {
    if let revision { return try compareRevisions(revision) }
    guard let before else { return }
    let messages = self.messages
    let destination = output.destination(
      reading: [before, after, heard, imports.strings], messages)
    var job = CompareJob(reader: reader, pace: SpeechPace(rate: rate))
    let kinds = try failures()
    if let heard {
      let comparison = try job.comparison(of: before, heard: heard)
      try destination.write(writer.write(comparison))
      try destination.close()
      if kinds.contains(where: { $0.isMet(by: comparison) }) {
        throw ExitCode(ExitStatus.findings)
      }
    }
    guard let after else { return }
    let (pairs, isIncomplete) = ComparedPair.pairs(before, after, messages)
    if InputFolder.listing(before) != nil { job.reader.forgivenDocuments = .all }
    var statuses: Set<Int32> = isIncomplete ? [ExitStatus.badInput] : []
    for pair in pairs {
      let comparisons: [Comparison]
      do throws(RunFailure) {
        comparisons = try job.comparisons(of: pair)
      } catch {
        statuses.insert(error.status)
        continue
      }
      for var comparison in comparisons {
        comparison.isOneOfMany = pairs.count > 1 || comparisons.count > 1
        try destination.write(writer.write(comparison))
        if kinds.contains(where: { $0.isMet(by: comparison) }) {
          statuses.insert(ExitStatus.findings)
        }
      }
    }
    try destination.close()
    if let worst = statuses.max() { throw ExitCode(worst) }
  }

  /// The place for messages.
  var messages: Messages {
    Messages(isQuiet: output.quiet, explainsInput: imports.explainInput)
  }

  /// The reader of the inputs.
  var reader: InputReader {
    InputReader(speech: speech.options, imports: imports.options, messages: messages)
  }

  private var writer: OutputFormat<Comparison> {
    OutputFormat<Comparison>.all.first { $0.id == format } ?? .text
  }

  /// The kinds of differences that end with status 1.
  func failures() throws -> [FailureKind] {
    try (failOn ?? "").split(separator: ",").map { name in
      guard let kind = FailureKind(rawValue: String(name)) else {
        let known = FailureKind.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("unknown kind '\(name)' in --fail-on; known are \(known)")
      }
      return kind
    }
  }
}
