import EarshotHost
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceControl
import Foundation
import TestSupport
import Testing

@testable import EarshotListening

/// Commands said by the voices of flite, and other speech.
///
/// The thresholds were fitted to what is in the folder `fitted`; what is beside it was not looked
/// at for that.
struct SpokenCommandTests {
  @Test(.enabled(if: Speaker.isInstalled || SharedFolder.isRequired))
  func commandsAreUnderstoodAndOtherSpeechIsRefused() async throws {
    let screen = try await SpokenScreen()
    let outcomes = try await withThrowingTaskGroup(of: Outcome.self) { group in
      for voice in ["slt", "rms", "awb"] {
        group.addTask { try await Outcome.measured(of: screen, by: voice) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    if ProcessInfo.processInfo.environment["EARSHOT_FIGURES"] != nil {
      for outcome in outcomes { print(outcome) }
    }
    let wrong = outcomes.flatMap(\.wrong)
    #expect(wrong.isEmpty, "done without asking: \(wrong)")
    let commands = outcomes.map(\.commands).reduce(0, +)
    #expect(commands >= 180 && outcomes.map(\.others).reduce(0, +) >= 90)
    let right = outcomes.map(\.right).reduce(0, +)
    #expect(Double(right) >= 0.95 * Double(commands), "\(outcomes)")
    for outcome in outcomes {
      #expect(Double(outcome.refused) >= 0.9 * Double(outcome.others), "\(outcome)")
    }
  }

  /// Russian with the sounds of English, an experiment: said by the recorded voice of festival.
  @Test(.enabled(if: Speaker.isInstalled && Speaker.hasRussian))
  func russianIsHeardAndAskedFor() async throws {
    let outcome = try await Outcome.measured(
      of: try await SpokenScreen("russian", language: "ru"), by: Speaker.russian)
    if ProcessInfo.processInfo.environment["EARSHOT_FIGURES"] != nil { print(outcome) }
    #expect(outcome.wrong.isEmpty && outcome.right == 0, "never done without asking")
    #expect(Double(outcome.best) >= 0.7 * Double(outcome.commands), "\(outcome)")
    #expect(Double(outcome.refused) >= 0.9 * Double(outcome.others), "\(outcome)")
  }

  /// What the speech is taken for would mean nothing otherwise.
  @Test(arguments: [("", "en"), ("fitted", "en"), ("russian", "ru")])
  func commandsAreOfTheGrammarAndOtherSpeechIsNot(
    folder: String, language: String
  ) async throws {
    let screen = try await SpokenScreen(folder, language: language)
    let words = PronouncedWords(language: language)
    let file = GrammarFile(screen.grammar, words: words.callAsFunction)
    for command in screen.commands {
      #expect(!file.readings(of: words(command)).isEmpty, "\(command)")
    }
    for other in screen.others { #expect(file.readings(of: words(other)).isEmpty, "\(other)") }
  }
}

/// What became of the commands and of the other sentences.
private struct Outcome: CustomStringConvertible, Sendable {
  var voice: String
  var commands: Int
  var others: Int
  /// Commands that were done.
  var right = 0
  /// Commands that are the best sentence, done or not.
  var best = 0
  var asked = 0
  var refused = 0
  /// Commands for which another was done.
  var wrong: [String] = []
  /// Other sentences for which a command was done.
  var taken: [String] = []
  /// Commands that were not done, and other sentences that were not refused.
  var missed: [String] = []

  /// Measures on a thread of its own: it takes long, and would hold up the other tests.
  static func measured(of screen: SpokenScreen, by voice: String) async throws -> Outcome {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Result { try Outcome(of: screen, by: voice) })
      }
    }
  }

  private init(of screen: SpokenScreen, by voice: String) throws {
    self.voice = voice
    commands = screen.commands.count
    others = screen.others.count
    let scratch = try Scratch()
    defer { scratch.remove() }
    let said = screen.commands + screen.others
    let paths = try said.enumerated().map { index, sentence in
      try Speaker.say(sentence, voice, to: scratch.path("\(index).wav"))
    }
    let heard = try SpeechRecognition.installed()
      .hear(
        paths, screen.grammar, meaning: screen.meaning(of:), describesRefused: false)
    for (index, (sentence, speech)) in zip(said, heard).enumerated() {
      let isBest = speech.sentences.first.map { screen.isSame($0.text, as: sentence) } ?? false
      add(sentence, speech, isCommand: index < commands, isBest: isBest)
    }
  }

  private mutating func add(
    _ sentence: String, _ speech: RecognizedSpeech, isCommand: Bool, isBest: Bool
  ) {
    let first = speech.sentences.first?.text ?? ""
    let isDone = speech.decision == .understood
    if isDone, !isBest {
      if isCommand { wrong.append("\(sentence): \(first)") }
      if !isCommand { taken.append("\(sentence): \(first)") }
    }
    if isCommand, isDone, isBest { right += 1 }
    if isCommand, isBest { best += 1 }
    if isCommand, speech.decision == .unsure { asked += 1 }
    if !isCommand, speech.isRefused { refused += 1 }
    if isCommand ? !isDone : !speech.isRefused {
      missed.append("\(sentence): \(speech.decision) \(first), heard as \(speech.heardAs)")
    }
  }

  var description: String {
    """
    \(voice): \(right) of \(commands) done, \(asked) asked, \(best) best; \
    \(refused) of \(others) refused, \(taken.count) taken for commands; \(missed)
    """
  }
}

/// A screen whose commands are said.
struct SpokenScreen: Sendable {
  /// What Voice Control listens for on the screen.
  var grammar: RecognitionGrammar
  /// What is said and is of the grammar.
  var commands: [String]
  /// What is said and is not.
  var others: [String]

  private var voice: VoiceControl
  private var screen: Transcript.OrderedScreen

  /// Reads a folder of `Fixtures/Technologies/spoken`.
  init(_ folder: String = "", language: String = "en") async throws {
    let spoken = SharedFolder.checkout.appending(path: "Fixtures/Technologies/spoken/\(folder)")
    func lines(_ name: String) throws -> [String] {
      try String(contentsOf: spoken.appending(path: name), encoding: .utf8)
        .split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    }
    let lines = (commands: try lines("commands.txt"), others: try lines("outside.txt"))
    let buttons = lines.commands.filter { $0.hasPrefix("item ") }
      .map { "button \"\($0.dropFirst(5))\"\n" }
    let session = Session(
      VoiceControl(settings: SpeechSettings(language: language)),
      on: StillScreen(try Screen(notation: buttons.joined())))
    await session.start()
    voice = await session.technology
    screen = await session.currentScreen
    grammar = voice.recognitionGrammar(on: screen)
    commands = lines.commands.filter { $0.hasPrefix("say ") }.map { String($0.dropFirst(4)) }
    others = lines.others
  }

  /// What a sentence does, as `earshot drive --listen` compares it.
  func meaning(of text: String) -> String { voice.meaning(of: text, on: screen, at: 0) }

  /// Whether a sentence is what was said, but for an article.
  func isSame(_ text: String, as said: String) -> Bool {
    text == said || text.replacingOccurrences(of: " the ", with: " ") == said
  }
}

/// The voices that say commands in tests.
enum Speaker {
  /// Whether all that these tests need is there.
  static var isInstalled: Bool {
    Program.file(named: "flite") != nil && (try? SpeechRecognition.installed()) != nil
  }

  /// The name that stands for the voice of festival.
  static let russian = "msu_ru_nsh_clunits"

  /// Whether festival and its Russian voice are there, which are too large to be asked for.
  static var hasRussian: Bool {
    Program.file(named: "text2wave") != nil
      && FileManager.default.fileExists(
        atPath: "/usr/share/festival/voices/russian/\(Speaker.russian)")
  }

  /// Says a sentence into a file, and gives its path back.
  @discardableResult
  static func say(_ sentence: String, _ voice: String = "slt", to path: String) throws -> String {
    if voice == russian {
      let program = Program("text2wave", package: "festival")
      _ = try program.output(on: Array(sentence.utf8)) {
        ["-eval", "(voice_\(voice))", "-o", path, $0]
      }
      return path
    }
    let program = Program("flite", package: "flite")
    let folder = URL(filePath: path).deletingLastPathComponent()
    _ = try program.output(["-voice", voice, "-t", sentence, "-o", path], in: folder)
    return path
  }
}
