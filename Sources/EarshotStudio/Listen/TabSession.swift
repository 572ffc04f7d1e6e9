import EarshotCaptures
import EarshotPizza
import EarshotProject
import EarshotSession
import EarshotSpeech
import EarshotText
import EarshotTree

/// A technology at work on a screen for one tab, with time as it passes on the wall.
final class TabSession<Technology: ConfigurableTechnology> {
  /// The screen that was opened.
  let opened: LibraryScreen
  /// The session.
  let session: Session<Technology>
  /// The app when it is a capture, which scripts can change.
  let still: StillScreen?
  /// The screen as it is, and how often it has been another one.
  private(set) var screen: OrderedScreen
  private(set) var revision = 0
  private var last = ContinuousClock.now
  /// When the user did something last.
  private var lastInput = ContinuousClock.now
  /// How many lines were told, and those of them that may still be cut.
  private var told = 0
  private var open: [HeardLine] = []

  /// Opens a screen.
  ///
  /// Throws ``StudioError`` if there is no such app.
  ///
  /// - Parameters:
  ///   - language: the language of the phone; `nil` is that of the screen.
  ///   - profile: the system; `nil` is that of the program's options.
  init(
    _ opened: LibraryScreen, language: String?, profile: Profile?, _ options: StudioOptions
  ) throws(StudioError) {
    var speech = options.speech
    speech.language = language ?? speech.language
    speech.profile = profile ?? speech.profile
    let stage: DriveStage
    if opened.isLive {
      let reader = InputReader(
        speech: speech, imports: options.imports,
        messages: Messages(isQuiet: true, log: MessageLog()))
      let sources = DriveSources(isBefore: false, isScripted: true, reader: reader)
      guard let app = sources.stage(opened.path) else {
        throw StudioError(.notFound, "there is no app '\(opened.path)'")
      }
      stage = app
    } else {
      stage = DriveStage(
        opened.screen, name: opened.path, settings: speech.settings(for: opened.screen))
    }
    self.opened = opened
    still = stage.still
    session = stage.session(DriveSetup().technology(settings: stage.settings))
    screen = opened.ordered
  }

  /// Seconds on the wall since somebody asked last.
  func passedTime() -> Double {
    let now = ContinuousClock.now
    defer { last = now }
    return min(max(0, last.duration(to: now).inSeconds), 3_600)
  }

  /// Notes that the user does something now.
  func noteInput() { lastInput = .now }

  /// Takes the screen as it is; whether it is another one.
  func look() async -> Bool {
    let now = await session.currentScreen
    // Before the first turn nothing was seen.
    guard now != screen, !now.screen.elements.isEmpty || revision > 0 else { return false }
    screen = now
    revision += 1
    return true
  }

  /// The lines that were heard since somebody asked last, with those that were cut meanwhile.
  func heard() async -> [HeardLine] {
    let timeline = await session.timeline
    let first = timeline.forgottenCount
    let count = first + timeline.lines.count
    func line(_ number: Int) -> HeardLine? {
      let place = number - first
      return timeline.lines.indices.contains(place)
        ? HeardLine(number: number, line: timeline.lines[place]) : nil
    }
    let changed = open.compactMap { old in line(old.number).flatMap { $0 == old ? nil : $0 } }
    let new = (min(told, count)..<count).compactMap(line)
    told = count
    let time = await session.time
    open = (open.compactMap { line($0.number) } + new).filter { $0.line.end > time }.suffix(20)
    return changed.filter { $0.number < (new.first?.number ?? .max) } + new
  }

  /// All lines that are kept.
  func transcript() async -> [HeardLine] {
    let timeline = await session.timeline
    return timeline.lines.enumerated().map {
      HeardLine(number: timeline.forgottenCount + $0.offset, line: $0.element)
    }
  }

  /// Seconds after which something happens by itself; `nil` if nothing does.
  func due() async -> Double? {
    let technology = await session.technology
    let timeline = await session.timeline
    let time = await session.time
    var moments = [technology.wakeUpTime].compactMap(\.self)
    if let quiet = timeline.quietTime(from: time), quiet > time {
      if technology.isContinuing { moments.append(quiet) }
      // What waits begins when the line that is being said ends.
      if let end = timeline.speaking?.line.end, end < quiet { moments.append(end) }
    } else if technology.isContinuing, !timeline.isPaused {
      moments.append(time)
    }
    // An app loads and posts for a while after it was asked.
    if opened.isLive, lastInput.duration(to: .now).inSeconds < 30 { moments.append(time + 0.5) }
    return moments.min().map { max(0.02, $0 - time) }
  }
}

/// A line of a transcript with its number among all lines, from 0.
struct HeardLine: Hashable, Sendable {
  var number: Int
  var line: Transcript.Line
}

extension Duration {
  /// The same in seconds.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
