public import EarshotSession
public import EarshotSpeech
import EarshotText
public import EarshotTree

/// Voice Control: everything in sight answers to a name, a number or a cell of a grid, and is acted
/// on by spoken commands.
///
/// A value: two sessions can be compared, and a session can be forked to try a command. It says
/// nothing; what it understood and what it asks for is shown.
public struct VoiceControl: AssistiveTechnology, SeesScreenWithoutVoiceOver, Hashable {
  /// The language in which is spoken and shown; English commands are understood besides.
  public var settings: SpeechSettings
  /// The preferences of the user.
  public var preferences: VoiceControlPreferences

  /// Whether the user looks at the screen, as the camera sees it.
  package internal(set) var isAttending = true
  /// Whether it listens for nothing but being woken up.
  package internal(set) var isAsleep = false
  /// The mode in which speech is understood.
  package internal(set) var mode = SpokenCommand.Mode.dictation

  /// What was asked to lie over the screen, instead of what lies there all the time.
  var layer: Layer?
  /// The field that is edited.
  var editor = FieldEditor()
  /// What the app was asked and has not answered yet.
  var attempt: Attempt?
  /// Commands that follow when the one before is done.
  var queue: ArraySlice<SpokenCommand> = []
  /// The targets that were found before.
  @Remembered var known = KnownTargets()
  /// The names that were compared before.
  @Remembered var forms = NameForms()
  /// Why the last input meant nothing here; `nil` if it meant something.
  var refusal: VoiceControlPhrase?
  /// What "repeat that" does.
  var last: [SpokenCommand] = []

  /// Makes a Voice Control that was just switched on.
  public init(
    settings: SpeechSettings = SpeechSettings(),
    preferences: VoiceControlPreferences = VoiceControlPreferences()
  ) {
    self.settings = settings
    self.preferences = preferences
  }

  /// Nothing happens by itself.
  public var wakeUpTime: Double? { nil }
  /// Nothing goes on by itself.
  public var isContinuing: Bool { false }

  /// The name of the event when a command came while the user looked away.
  package static let notAttending = "notAttending"

  /// The targets of names and numbers on a screen.
  package func targets(on screen: Transcript.OrderedScreen) -> VoiceControlTargets {
    known.targets(on: screen, language: settings.language)
      ?? VoiceControlTargets(on: screen, language: settings.language)
  }

  var words: VoiceControlWords { VoiceControlLanguage.all[settings.language].words }

  /// A line for the user about an input that means nothing here.
  mutating func refuse(_ phrase: VoiceControlPhrase) -> Response {
    refusal = phrase
    return show(phrase)
  }

  /// A line for the user.
  func show(_ phrase: VoiceControlPhrase) -> Response { .show(words(phrase)) }
}

extension VoiceControl {
  /// Begins; nothing is said.
  public mutating func start(
    on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] { [] }

  /// Answers speech, a command or a look.
  public mutating func respond(
    to input: VoiceControlInput, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    attempt = nil
    queue = []
    refusal = nil
    if case .attend(let isAttending) = input {
      self.isAttending = isAttending
      return []
    }
    if preferences.isAttentionAware, !isAttending { return [.show(VoiceControl.notAttending)] }
    forgetWhatIsGone(from: screen)
    return switch input {
    case .say(let text): hear(text, on: screen)
    case .command(let command): obey([command], on: screen)
    case .attend: []
    }
  }

  /// Carries out commands, unless it sleeps and is not woken up.
  mutating func obey(
    _ commands: [SpokenCommand], on screen: Transcript.OrderedScreen
  ) -> [Response] {
    guard !isAsleep || commands == [.wakeUp] else { return [] }
    queue = commands[...]
    let responses = carryOut(on: screen)
    if !commands.contains(where: \.isNotRepeated) { last = commands }
    return responses
  }

  /// Carries out commands until the app has to answer.
  mutating func carryOut(on screen: Transcript.OrderedScreen) -> [Response] {
    var responses: [Response] = []
    while attempt == nil, let command = queue.popFirst() {
      responses += perform(command, on: screen)
    }
    return responses
  }

  /// Nothing is asked for.
  public mutating func idle(
    on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] { [] }

  /// Shows that the app could not be asked.
  public mutating func fail(at time: Double) -> [Response] {
    attempt = nil
    queue = []
    return [.show(SpeechComposer(settings: settings).words(for: .appNotAnswering))]
  }
}

extension SpokenCommand {
  /// Whether "repeat that" looks past it: itself, and answers to a question.
  var isNotRepeated: Bool {
    switch self {
    case .repeatThat, .choose, .sleep, .wakeUp: true
    default: false
    }
  }
}
