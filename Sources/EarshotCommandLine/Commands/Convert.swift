import ArgumentParser
import EarshotCaptures
import EarshotConversion
import EarshotProject
import EarshotTree
import EarshotWriting

/// Writes a capture in another format.
struct Convert: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a capture in another format, and say what is lost.",
    discussion: """
      \(BuiltInScreens.help)

      Examples:
        earshot convert menu.xml --to notation
        earshot convert pizza/toppings --to notation --language en
        earshot convert menu.view.json --to swiftui --output MenuView.swift
        earshot convert Main.storyboard --to view --screen 2
        earshot convert menu.xml --to vodesign --output Menu.vodesign
        earshot convert screenshot.png --to notation --language de
      """)

  @Argument(
    help: "A capture, or a picture of a screen; - reads standard input.", completion: .file())
  var input: String

  @Option(
    help: ArgumentHelp(
      "Format to write: \(OutputFormat<Screen>.all.map(\.id).joined(separator: ", ")).",
      valueName: "format"))
  var to: String

  @Option(
    help: ArgumentHelp(
      "Language of texts beside a storyboard, of the built-in app, and of the words in a picture, "
        + "as a BCP 47 tag.",
      valueName: "tag"))
  var language: String?

  @OptionGroup var imports: ImportArguments

  @Option(help: "Which screen of an input with several, from 1.")
  var screen = 1

  @OptionGroup var output: OutputArguments

  func validate() throws {
    try FormatName.validate(to, among: OutputFormat<Screen>.all.map(\.id))
    if screen < 1 { throw ValidationError("screens are counted from 1") }
  }

  func run() throws {
    let messages = Messages(isQuiet: output.quiet, explainsInput: imports.explainInput)
    let inputs = [input, imports.strings]
    let destination = output.destination(reading: inputs, messages)
    let capture = try capture(messages)
    let count = capture.screens.count
    guard screen <= count else {
      messages.error(
        "the input holds \(count) \(count == 1 ? "screen" : "screens")",
        help: count == 1
          ? "leave out --screen" : "name one of them with --screen, from 1 to \(count)",
        path: input)
      throw ExitCode(ExitStatus.wrongUsage)
    }
    say(capture, messages)
    let format = OutputFormat<Screen>.all.first { $0.id == to } ?? .notation
    if let path = output.path, to == OutputFormat<Screen>.voDesign.id,
      DesignPackage.isMeant(by: path)
    {
      try DesignPackage(capture.screens[screen - 1], of: capture, input, messages)
        .write(to: path, output.overwrite.place(inputs))
      if capture.isIncomplete { throw ExitCode(ExitStatus.badInput) }
      return
    }
    try destination.write(format.write(capture.screens[screen - 1]))
    try destination.close()
    if capture.isIncomplete { throw ExitCode(ExitStatus.badInput) }
  }

  /// The input, or a first draft of a picture.
  private func capture(_ messages: Messages) throws -> Capture {
    if let draft = try PictureDraft.capture(of: input, language: language, messages) {
      return draft
    }
    return try InputReader(
      speech: SpeechOptions(language: language), imports: imports.options, messages: messages
    ).heardCapture(input)
  }

  private func say(_ capture: Capture, _ messages: Messages) {
    if capture.screens.count > 1 {
      messages.note(
        "screen \(screen) of \(capture.screens.count); name another with --screen", path: input)
    }
    messages.note(losses: capture.losses, path: input)
    let losses = ConversionLoss.losses(of: capture.screens[screen - 1], to: to)
    for loss in losses {
      messages.note("'\(to)' cannot hold \(loss.whose)", path: input)
    }
  }
}
