import ArgumentParser
import EarshotProject
import EarshotSpeech
import EarshotWriting
import Foundation

/// Draws what is heard on a screen.
struct Draw: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a screen: the order of VoiceOver, what the ear sees, what a finger finds.",
    discussion: """
      Frames have the numbers of the reading order, the path of swiping right, touch areas, points \
      of activation and groups in colour. A screenshot beside the capture, such as menu.png beside \
      menu.xml, lies under them. What the ear sees is black, with the words of every element in \
      its place: names plain, values italic, types bold.

      Coverage is what a finger that explores the screen finds, and where it meets silence. With \
      --technology, what Voice Control or Switch Control shows lies over the screen.

      One picture goes to standard output. Several need a folder: there is a file for each screen. \
      A page, --format html, holds all screens, with what is said as a list to step through.

      \(BuiltInScreens.help)

      Examples:
        earshot draw menu.xml --output menu.svg
        earshot draw pizza --language en --format html --output pizza.html
        earshot draw menu.xml --show ear --format png --output menu.png
        earshot draw menu.xml --focus Pay --layers screenshot,focus,caption
        earshot draw screens --show both --output pictures/
        earshot draw before/menu.xml after/menu.xml --compare --output menu.svg
        earshot draw menu.view.json --text-size L,AX1,AX5 --output menu.svg
        earshot draw menu.xml --technology voice-control --overlay numbers
        earshot draw menu.xml --format html --output menu.html
      """)

  @Argument(
    help: ArgumentHelp("Captures, or folders of them; - reads standard input.", valueName: "input"),
    completion: .file())
  var inputs: [String]

  @Option(help: "What is drawn: frames, ear, both side by side, or coverage.")
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

  @Option(
    help: ArgumentHelp(
      "What lies over the screen: that of voice-control or switch-control. (default: voiceover, "
        + "which is nothing)", valueName: "technology"))
  var technology: DriveTechnology?

  @Option(
    help: ArgumentHelp(
      "What the technology shows: names, numbers or grid; item or point for Switch Control.",
      valueName: "overlay"))
  var overlay: DrawnTechnology.Overlay?

  @Option(
    help: ArgumentHelp(
      "Switches to press first, a second apart, separated by commas: \(SwitchPresses.names).",
      valueName: "switches"))
  var press: SwitchPresses?

  @Flag(help: "Draw two inputs, the versions before and after, side by side.")
  var compare = false

  @Option(
    help: ArgumentHelp(
      "Text sizes of the phone, separated by commas, such as L,AX1,AX5: what is seen at each is "
        + "predicted and drawn side by side. (default: that of the capture)",
      valueName: "sizes"))
  var textSize: TextSizeList?

  @Option(help: "Which screen of an input with several, from 1. (default: all)")
  var screen: Int?

  @Option(help: "Pixels per point of a PNG.")
  var scale = 2.0

  @OptionGroup var speech: SpeechArguments

  @OptionGroup var imports: ImportArguments

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "How the picture is written: html, png or svg. (default: the ending of --output, else svg)",
      valueName: "format"))
  var formatName: String?

  private static let formats = ["html", "png", "svg"].map { id in
    OutputFormat<[UInt8]>(id: id, summary: "", fileExtension: id, write: { $0 })
  }

  /// The format by name, or by the ending of the file that is written.
  private var format: String {
    Self.formats.chosenID(formatName, forFile: output) ?? "svg"
  }

  /// The ending of the output that stands for another kind of file; `nil` for any other.
  private var otherEnding: String? {
    let ending = output.map { URL(filePath: $0).pathExtension.lowercased() }
    return ending.flatMap { Self.otherEndings.contains($0) ? $0 : nil }
  }

  private static let otherEndings: Set<String> = [
    "bmp", "csv", "gif", "heic", "jpeg", "jpg", "json", "md", "pdf", "tif", "tiff", "txt", "webp",
    "xml",
  ]

  @Option(
    help: ArgumentHelp(
      "File to write instead of standard output, or a folder for several pictures.",
      valueName: "path"),
    completion: .file())
  var output: String?

  @OptionGroup var overwrite: OverwriteArguments

  @Flag(help: "No notes and no warnings on standard error.")
  var quiet = false

  func validate() throws {
    try FormatName.validate(format, among: ["html", "png", "svg"])
    if formatName == nil, let ending = otherEnding {
      throw ValidationError(
        "no picture is written as '\(ending)'; end --output in .svg, .png or .html, or name a "
          + "--format")
    }
    guard (0.1...10).contains(scale) else {
      throw ValidationError("--scale \(scale) is not between 0.1 and 10")
    }
    if let braille, !(8...160).contains(braille) {
      throw ValidationError("--braille \(braille) is not between 8 and 160 cells")
    }
    if let screen, screen < 1 { throw ValidationError("screens are counted from 1") }
    try usage { try drawnTechnology.validate() }
    if let technology, technology != .voiceover, format != "html", layers == nil,
      [.ear, .coverage].contains(show)
    {
      throw ValidationError(
        "'--show \(show.rawValue)' has nothing of '--technology'; choose frames or both, or name "
          + "layers with --layers")
    }
    if format == "html", braille != nil {
      throw ValidationError("'--braille' is for pictures; a page has no braille display")
    }
    if compare, inputs.count != 2 {
      throw ValidationError("'--compare' needs two inputs: the versions before and after")
    }
    if textSize != nil {
      if format == "html" { throw ValidationError("'--text-size' is for pictures, svg or png") }
      if compare { throw ValidationError("'--text-size' is for one version; leave out --compare") }
      if screenshot != nil {
        throw ValidationError("a screenshot has one text size; leave out --screenshot")
      }
      if show != .frames, layers == nil {
        throw ValidationError("'--text-size' is what is seen; leave out --show \(show.rawValue)")
      }
      if let technology, technology != .voiceover {
        throw ValidationError("'--text-size' is what is seen; leave out --technology")
      }
    }
    if screenshot != nil, inputs.count > 1 {
      throw ValidationError("'--screenshot' is for one input")
    }
    if speech.style != .caption { throw ValidationError("'--style' is not for pictures") }
  }

  func run() throws {
    let messages = Messages(isQuiet: quiet, explainsInput: imports.explainInput)
    if format == "png", output == nil, isatty(STDOUT_FILENO) == 1 {
      throw ValidationError("a PNG is not for a terminal; name a file with --output")
    }
    if inputs.filter({ $0 == "-" }).count > 1 {
      throw ValidationError("standard input can be read only once; name '-' one time")
    }
    var job = DrawJob(
      view: show, layers: layers?.kinds, focus: focus, braille: braille,
      technology: drawnTechnology, screen: screen,
      reader: InputReader(speech: speech.options, imports: imports.options, messages: messages),
      screenshot: try .named(screenshot, messages))
    job.textSizes = textSize?.sizes ?? []
    let run = DrawRun(
      job: job,
      output: output, place: overwrite.place(inputs + [screenshot]),
      format: format, scale: scale)
    let statuses = try compare ? run.compare(inputs[0], inputs[1]) : run.draw(inputs)
    if let worst = statuses.max(), worst > ExitStatus.fine { throw ExitCode(worst) }
  }

  private var drawnTechnology: DrawnTechnology {
    DrawnTechnology(
      technology: technology, overlay: overlay, presses: press?.switches ?? [],
      isOnPage: format == "html")
  }
}
