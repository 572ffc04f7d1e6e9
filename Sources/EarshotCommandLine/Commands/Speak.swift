import ArgumentParser
import EarshotProject
import EarshotSession
import EarshotSpeech
import EarshotVoiceOver
import Foundation

/// Answers what a screen sounds like, and when each part of it is heard.
struct Speak: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Speak a screen into a sound file, or write captions with the times of the speech.",
    discussion: """
      The sound is that of espeak-ng or flite, which are found at run time; what VoiceOver says is \
      predicted, the voice is not Apple's. Captions and JSON have the times of the voice; without \
      one, or with --voice silent, they are estimated and say so.

      Braille is that of liblouis, found at run time too; 'earshot braille --tables' lists what \
      there is.

      With --audio-graph the tones of a chart are written instead of speech, as VoiceOver plays them: \
      the pitch follows the value, and a gap in the data is a tick. No voice is needed.

      With --script a session is spoken: what the steps of the script let be heard, with its \
      sounds, and cut where the next gesture cut it.

      \(BuiltInScreens.help)

      Examples:
        earshot speak menu.xml --output menu.wav
        earshot speak menu.xml --output menu.srt --voice silent
        earshot speak menu.xml --format wav | aplay
        earshot speak menu.view.json --language ru --rate 0.8 --output menu.mp3
        earshot speak screens --format vtt --words --output captions/
        earshot speak pizza --script order.vo --output order.wav
        earshot speak menu.xml --language ru --format braille --cells 20 --with-text
        earshot speak menu.xml --grade 2 --output menu.brf
        earshot speak chart.view.json --audio-graph income --seconds 4 --output income.wav
        earshot speak --text "from 09:00, 245 ₽" --language ru
      """)

  @Argument(
    help: ArgumentHelp(
      "Captures, or folders of them; - reads standard input. With --script, what the script runs "
        + "on.", valueName: "input"), completion: .file())
  var inputs: [String] = []

  @Option(
    help: ArgumentHelp(
      "Script whose session is spoken; - reads standard input.", valueName: "file"),
    completion: .file())
  var script: String?

  @Option(
    help: ArgumentHelp(
      "Chart whose audio graph is written: the id, the label or the title of the chart.",
      valueName: "name"))
  var audioGraph: String?

  @Option(
    help: ArgumentHelp(
      "Length of the audio graph. (default: the setting audioGraphLength, 5)",
      valueName: "seconds"))
  var seconds: Double?

  @Option(
    help: ArgumentHelp(
      "A text in place of a capture: how it is written, what the voice makes of it, and what would "
        + "be better; with a sound format it is spoken.", valueName: "words"))
  var text: String?

  @Option(
    help: ArgumentHelp(
      "Who speaks: espeak-ng, libespeak-ng, flite (English) or silent. (default: espeak-ng)",
      valueName: "name"))
  var voice: SpeakVoice?

  @Option(
    help: ArgumentHelp(
      "Speech rate as the slider of the phone has it, from 0 to 1. (default: 0.5)",
      valueName: "rate"))
  var rate: Double?

  @Option(
    help: ArgumentHelp("Silence between two stops at normal speed.", valueName: "seconds"))
  var gap = 0.7

  @OptionGroup var speech: SpeechArguments

  @OptionGroup var voiceOverSettings: VoiceOverSettingsArguments

  @OptionGroup var imports: ImportArguments

  @Option(
    help: ArgumentHelp(
      "What is written: \(SpeakFormat.list). (default: the ending of --output, else text)",
      valueName: "format"))
  var format: String?

  @OptionGroup var braille: BrailleArguments

  @OptionGroup var display: BrailleDisplayArguments

  @Flag(help: "Write the times of single words in vtt.")
  var words = false

  @Option(
    help: ArgumentHelp(
      "File to write instead of standard output; for several inputs a folder.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var overwrite: OverwriteArguments

  @Flag(help: "No notes and no warnings on standard error.")
  var quiet = false

  func validate() throws {
    if speech.style != .caption { throw ValidationError("'--style' is not for what is spoken") }
    guard (0...1).contains(rate ?? 0.5) else {
      throw ValidationError("--rate \(rate ?? 0.5) is not between 0 and 1")
    }
    guard (0...60).contains(gap) else {
      throw ValidationError("--gap \(gap) is not between 0 and 60 seconds")
    }
    if let text {
      guard inputs.isEmpty, script == nil, audioGraph == nil else {
        throw ValidationError("'--text' stands in place of a capture, a script and a chart")
      }
      guard text.contains(where: { !$0.isWhitespace }) else {
        throw ValidationError("'--text' has no words")
      }
    } else if inputs.isEmpty, script == nil {
      throw ValidationError("name a capture, or a script with a line 'on'")
    }
    if script != nil, inputs.count > 1 {
      throw ValidationError("a script runs on one source; name one input with '--script'")
    }
    if (inputs + [script ?? ""]).filter({ $0 == "-" }).count > 1 {
      throw ValidationError("standard input can be read only once; name '-' one time")
    }
    try validateAudioGraph()
    try FormatName.validate(format, among: SpeakFormat.allCases.map(\.rawValue))
    let format = try chosenFormat
    try validateBraille(format)
    if audioGraph != nil, !format.isSound {
      throw ValidationError("an audio graph is sound; add '--output chart.wav' or '--format wav'")
    }
    if words, format != .vtt { throw ValidationError("'--words' is for '--format vtt'") }
    if format.isSound, output == nil, isatty(STDOUT_FILENO) != 0 {
      throw ValidationError(
        "a terminal cannot show sound; name a file with --output, or pass it on: "
          + "earshot speak … --format \(format.rawValue) | aplay")
    }
  }

  private func validateAudioGraph() throws {
    if audioGraph == nil, seconds != nil {
      throw ValidationError("'--seconds' is the length of an audio graph; name a chart with it")
    }
    guard audioGraph != nil else { return }
    guard (1...AudioGraph.longest).contains(seconds ?? 1) else {
      throw ValidationError("--seconds \(seconds ?? 1) is not between 1 and 60")
    }
    if script != nil { throw ValidationError("a script has the step 'audioGraph' itself") }
    if voice != nil || rate != nil {
      throw ValidationError("an audio graph has no voice: leave '--voice' and '--rate' out")
    }
  }

  /// The format by name, or by the ending of the file that is written.
  private var chosenFormat: SpeakFormat {
    get throws {
      if let format = format.flatMap(SpeakFormat.init(rawValue:)) { return format }
      guard let output, !SpeakTarget.isFolder(output) else { return .text }
      guard let format = SpeakFormat(path: output) else {
        throw ValidationError(
          "the ending of '\(output)' is that of no format; name one with --format: "
            + SpeakFormat.list)
      }
      return format
    }
  }

  func run() async throws {
    let messages = Messages(isQuiet: quiet, explainsInput: imports.explainInput)
    var job = SpeakJob(
      format: try chosenFormat,
      reader: InputReader(
        speech: try voiceOverSettings.options(speech.options, messages), imports: imports.options,
        messages: messages),
      hasWordTimes: words, braille: BrailleOptions(braille, display))
    let place = inputs.first ?? script ?? "speak"
    if let audioGraph {
      let settings = try voiceOverSettings.settings(messages) ?? VoiceOverSettings()
      job.audioGraph = (audioGraph, seconds ?? settings.preferences.audioGraphLength)
    } else if !job.format.isBraille {
      job.narrator = try SpeakVoice.narrator(
        voice, for: job.format, rate: rate, gap: gap, place, messages)
    }
    if let text {
      let outcome = job.run(text: text)
      let target = try SpeakTarget(output, overwrite.place([]), job.format, count: 1, messages)
      if !outcome.document.isEmpty {
        try target.write(outcome.document, for: "text")
        try target.close()
      }
      if outcome.status > ExitStatus.fine { throw ExitCode(outcome.status) }
    } else if let script {
      let outcome = try await job.run(script: script, on: inputs.first, rate: rate)
      let target = try SpeakTarget(
        output, overwrite.place(inputs + [script]), job.format, count: 1, messages)
      try target.write(outcome.document, for: script)
      try target.close()
      if outcome.status > ExitStatus.fine { throw ExitCode(outcome.status) }
    } else {
      try run(job, messages)
    }
  }

  /// Speaks captures one after another.
  private func run(_ job: SpeakJob, _ messages: Messages) throws {
    var job = job
    let found = inputs.map { InputFolder.inputs(of: $0, messages) }
    let paths = found.flatMap(\.paths)
    guard !paths.isEmpty else { throw ExitCode(ExitStatus.badInput) }
    let target = try SpeakTarget(
      output, overwrite.place(inputs), job.format, count: paths.count, messages)
    job.isOneOfMany = paths.count > 1 && !target.isFolder
    job.reader.forgivenDocuments = .among(found.unnamedPaths)
    job.reader.imports.code = found.code
    var worst = found.contains(where: \.isIncomplete) ? ExitStatus.badInput : ExitStatus.fine
    for path in paths {
      let outcome = job.run(path)
      worst = max(worst, outcome.status)
      if !outcome.document.isEmpty { try target.write(outcome.document, for: path) }
    }
    // Where nothing could be spoken, a file that is there stays as it is.
    if target.hasDocument {
      try target.close()
    } else if worst == ExitStatus.fine {
      worst = messages.silence(of: inputs)
    }
    if worst > ExitStatus.fine { throw ExitCode(worst) }
  }
}
