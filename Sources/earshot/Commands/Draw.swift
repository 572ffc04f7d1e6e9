import ArgumentParser
import EarshotOutput
import EarshotSpeech
import Foundation

/// Draws what is heard on a screen.
struct Draw: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a screen: the order of VoiceOver, or what the ear sees.",
    discussion: """
      Frames have the numbers of the reading order, the path of swiping right, touch areas, points \
      of activation and groups in colour. A screenshot beside the capture, such as menu.png beside \
      menu.xml, lies under them. What the ear sees is black, with the words of every element in \
      its place: names plain, values italic, types bold.

      One picture goes to standard output. Several need a folder: there is a file for each screen.

      Examples:
        earshot draw menu.xml --output menu.svg
        earshot draw menu.xml --show ear --format png --output menu.png
        earshot draw menu.xml --focus Pay --layers screenshot,focus,caption
        earshot draw screens --show both --output pictures/
      """)

  @Argument(
    help: ArgumentHelp("Captures, or folders of them; - reads standard input.", valueName: "input"),
    completion: .file())
  var inputs: [String]

  @Option(help: "What is drawn: frames, ear or both side by side.")
  var show = DrawnView.frames

  @Option(
    help: ArgumentHelp(
      "Layers to draw, separated by commas: \(DrawLayers.names). (default: all; without words over "
        + "a screenshot; for the ear: words, focus, edges, list, caption, braille)",
      valueName: "layers"))
  var layers: DrawLayers?

  @Option(
    help: ArgumentHelp(
      "The element in focus, by number, id, identifier or label; none draws no focus. (default: the "
        + "first)", valueName: "element"))
  var focus: String?

  @Option(
    help: ArgumentHelp(
      "Picture of the screen, PNG or JPEG. (default: the one beside the capture)",
      valueName: "file"), completion: .file())
  var screenshot: String?

  @Option(
    help: ArgumentHelp(
      "Cells of a braille display below the caption, 8 to 160. (default: no display)",
      valueName: "cells"))
  var braille: Int?

  @Option(help: "Which screen of an input with several, from 1. (default: all)")
  var screen: Int?

  @Option(help: "Pixels per point of a PNG.")
  var scale = 2.0

  @OptionGroup var speech: SpeechOptions

  @OptionGroup var imports: ImportOptions

  @Option(help: "How the picture is written: png or svg.")
  var format = "svg"

  @Option(
    help: ArgumentHelp(
      "File to write instead of standard output, or a folder for several pictures.",
      valueName: "path"),
    completion: .file())
  var output: String?

  @Flag(help: "No notes and no warnings on standard error.")
  var quiet = false

  func validate() throws {
    try speech.validate()
    try FormatName.validate(format, among: ["png", "svg"])
    guard (0.1...10).contains(scale) else {
      throw ValidationError("--scale \(scale) is not between 0.1 and 10")
    }
    if let braille, !(8...160).contains(braille) {
      throw ValidationError("--braille \(braille) is not between 8 and 160 cells")
    }
    if let screen, screen < 1 { throw ValidationError("screens are counted from 1") }
    if screenshot != nil, inputs.count > 1 {
      throw ValidationError("'--screenshot' is for one input")
    }
    if speech.style != .caption { throw ValidationError("'--style' is not for pictures") }
  }

  func run() throws {
    let messages = Messages(isQuiet: quiet)
    if format == "png", output == nil, isatty(STDOUT_FILENO) == 1 {
      throw ValidationError("a PNG is not for a terminal; name a file with --output")
    }
    let paths = inputs.flatMap { InputFolder.paths(of: $0, messages) }
    if inputs.filter({ $0 == "-" }).count > 1 {
      throw ValidationError("standard input can be read only once; name '-' one time")
    }
    let job = DrawJob(
      view: show, layers: layers?.kinds, focus: focus, braille: braille, screen: screen,
      speech: speech, imports: imports, screenshot: try picture(messages), messages: messages)
    let files = PictureFiles(
      output: output, format: format, scale: scale, isFolder: paths.count > 1, messages)
    var statuses: Set<Int32> = paths.isEmpty ? [Status.badInput] : []
    for path in paths {
      do throws(ExitCode) {
        let pictures = try job.pictures(of: path)
        try files.write(pictures.drawings, of: path)
        if pictures.isIncomplete { statuses.insert(Status.badInput) }
      } catch {
        statuses.insert(error.rawValue)
      }
    }
    if let worst = statuses.max(), worst > Status.fine { throw ExitCode(worst) }
  }

  private func picture(_ messages: Messages) throws -> Screenshot? {
    do {
      return try screenshot.map { try Screenshot(named: $0) }
    } catch {
      messages.error(error, path: screenshot ?? "-")
      throw ExitCode(Status.wrongUsage)
    }
  }
}
