import EarshotSession
import EarshotSpeech
import EarshotTree
import Testing

/// The rules of the one channel of speech, section 5 of the specification.
///
/// At the pace of these tests a character takes a tenth of a second, so "Menu" takes 0.4 s.
struct SpeechTimelineTests {
  /// One thing that happens to the channel.
  enum Step: Sendable {
    case focus(String, Double)
    case value(String, Double)
    case screen(String, Double)
    case system(String, Double)
    case post(String, ScreenChange.Priority, Double)
    case follow(String, Double)
    case activate(Double)
    case pause(Double)
    case goOn(Double)
    case silence(Double)
    case hold(Double, Double)
    case mute(Bool)
    case sound(Sound, Double)
  }

  /// A rule: what happens, and what is heard as `start–end text`, with `cut` or `muted`.
  struct Rule: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var steps: [Step]
    var heard: [String]

    init(_ name: String, _ steps: [Step], _ heard: [String]) {
      testDescription = name
      self.steps = steps
      self.heard = heard
    }
  }

  private static let interruptions: [Rule] = [
    Rule(
      "focus interrupts focus", [.focus("Menu", 0), .focus("Cart", 0.2)],
      ["0.0–0.2 Menu cut", "0.2–0.6 Cart"]),
    Rule(
      "what had no time was never said", [.focus("Menu", 0), .focus("Cart", 0)], ["0.0–0.4 Cart"]),
    Rule(
      "a screen interrupts focus", [.focus("Menu", 0), .screen("Cart", 0.1)],
      ["0.0–0.1 Menu cut", "0.1–0.5 Cart"]),
    Rule(
      "a value interrupts a value", [.value("1", 0), .value("2", 0.05)],
      ["0.0–0.1 1 cut", "0.1–0.2 2"]),
    Rule(
      "the system interrupts", [.focus("Menu", 0), .system("Words", 0.1)],
      ["0.0–0.1 Menu cut", "0.1–0.6 Words"]),
    Rule(
      "what follows in the turn waits", [.focus("Menu", 0), .follow("Cart", 0)],
      ["0.0–0.4 Menu", "0.4–0.8 Cart"]),
    Rule(
      "a move drops what waits",
      [.focus("Menu", 0), .follow("Cart", 0), .focus("Pay", 0.1)],
      ["0.0–0.1 Menu cut", "0.1–0.4 Pay"]),
    Rule(
      "a sound interrupts nothing", [.focus("Menu", 0), .sound(.boundary, 0.1)],
      ["0.0–0.4 Menu", "0.1–0.1 (boundary)"]),
  ]

  private static let announcements: [Rule] = [
    Rule(
      "default interrupts", [.focus("Menu", 0), .post("Sent", .default, 0.2)],
      ["0.0–0.2 Menu cut", "0.2–0.6 Sent"]),
    Rule(
      "default is interrupted by focus", [.post("Sent", .default, 0), .focus("Menu", 0.2)],
      ["0.0–0.2 Sent cut", "0.2–0.6 Menu"]),
    Rule(
      "the later of two wins",
      [.post("First", .default, 0), .post("Then", .default, 0.1)],
      ["0.0–0.1 First cut", "0.1–0.5 Then"]),
    Rule(
      "lost within 100 ms of a move", [.focus("Menu", 0), .post("Sent", .default, 0.09)],
      ["0.0–0.4 Menu"]),
    Rule(
      "survives 100 ms after a move", [.focus("Menu", 0), .post("Sent", .default, 0.1)],
      ["0.0–0.1 Menu cut", "0.1–0.5 Sent"]),
    Rule(
      "lost within 100 ms of an activation", [.activate(1), .post("Sent", .default, 1.05)], []),
    Rule(
      "survives 100 ms after an activation", [.activate(0.3), .post("Sent", .default, 0.4)],
      ["0.4–0.8 Sent"]),
    Rule(
      "high is not lost", [.focus("Menu", 0), .post("Sent", .high, 0.06)],
      ["0.0–0.1 Menu cut", "0.1–0.5 Sent"]),
    Rule(
      "focus waits for high", [.post("Sent", .high, 0), .focus("Menu", 0.1)],
      ["0.0–0.4 Sent", "0.4–0.8 Menu"]),
    Rule(
      "high, then default: both", [.post("Sent", .high, 0), .post("Then", .default, 0.2)],
      ["0.0–0.4 Sent", "0.4–0.8 Then"]),
    Rule(
      "low waits", [.focus("Menu", 0), .post("Low", .low, 0.2)], ["0.0–0.4 Menu", "0.4–0.7 Low"]),
    Rule(
      "default drops a waiting low",
      [.focus("Menu", 0), .post("Low", .low, 0.1), .post("Sent", .default, 0.2)],
      ["0.0–0.2 Menu cut", "0.2–0.6 Sent"]),
    Rule(
      "a move drops a waiting low",
      [.focus("Menu", 0), .post("Low", .low, 0.1), .focus("Cart", 0.2)],
      ["0.0–0.2 Menu cut", "0.2–0.6 Cart"]),
  ]

  private static let modes: [Rule] = [
    Rule(
      "pause stretches", [.focus("Menu", 0), .pause(0.2), .goOn(1.2)], ["0.0–1.4 Menu"]),
    Rule(
      "what waits goes on after a pause",
      [.focus("Menu", 0), .follow("Cart", 0), .pause(0.2), .goOn(1.2)],
      ["0.0–1.4 Menu", "1.4–1.8 Cart"]),
    Rule(
      "a move ends a pause", [.focus("Menu", 0), .pause(0.2), .focus("Cart", 2)],
      ["0.0–0.2 Menu cut", "2.0–2.4 Cart"]),
    Rule(
      "silence ends a pause where it was", [.focus("Menu", 0), .pause(0.2), .silence(2)],
      ["0.0–0.2 Menu cut"]),
    Rule(
      "a second pause changes nothing",
      [.focus("Menu", 0), .pause(0.1), .pause(0.3), .goOn(1.1)], ["0.0–1.4 Menu"]),
    Rule(
      "silence cuts and drops",
      [.focus("Menu", 0), .follow("Cart", 0), .silence(0.1)], ["0.0–0.1 Menu cut"]),
    Rule(
      "silence leaves high", [.post("Sent", .high, 0), .silence(0.1)], ["0.0–0.4 Sent"]),
    Rule(
      "mute keeps captions", [.mute(true), .focus("Menu", 0), .mute(false), .focus("Cart", 1)],
      ["0.0–0.4 Menu muted", "1.0–1.4 Cart"]),
    Rule(
      "hold begins later", [.focus("Menu", 0), .hold(1, 0), .focus("Cart", 3)],
      ["1.0–1.4 Menu", "3.0–3.4 Cart"]),
    Rule("hold of nothing", [.hold(1, 0), .focus("Menu", 0.5)], ["0.5–0.9 Menu"]),
  ]

  @Test(arguments: interruptions + announcements + modes)
  func theRuleHolds(_ rule: Rule) {
    var timeline = SpeechTimeline(pace: Self.pace)
    for step in rule.steps { timeline.take(step) }
    timeline.advance(to: 100)
    #expect(timeline.lines.map(\.summary) == rule.heard)
  }

  /// A tenth of a second a character.
  private static let pace: SpeechPace = {
    var pace = SpeechPace(shortPause: 0, longPause: 0)
    pace.rate = (10.0 / 14 - 0.25) / 1.5
    return pace
  }()

  @Test(arguments: 0..<200)
  func aHundredMillisecondsAreEnoughAtAnyTime(_ number: Int) {
    let start = Double(number) / 7
    var timeline = SpeechTimeline()
    timeline.take(.focus("Menu", start))
    timeline.take(.post("Sent", .default, start + 0.1))
    #expect(timeline.lines.count == 2)
  }

  @Test(arguments: [
    (0.0, ""), (0.3, ""), (0.4, "Menu"), (0.9, "Menu, Add"), (1.2, "Menu, Add to"),
    (9, "Menu, Add to cart"),
  ])
  func aCutLineTellsTheWordsSoFar(_ seconds: Double, _ words: String) {
    let utterance = Utterance(parts: [
      Utterance.Part(.label, authored: "Menu", language: nil, field: nil),
      Utterance.Part(.label, authored: "Add to cart", language: nil, field: nil),
    ])
    #expect(Self.pace.words(of: utterance, heardIn: seconds) == words)
  }

  @Test func thePauseBeforeAHintIsNoWord() {
    var pace = Self.pace
    pace.longPause = 0.5 * pace.factor
    let hint = Utterance.Part(.hint, authored: "Opens it", language: nil, field: nil)
    #expect(pace.words(of: Utterance(parts: [hint]), heardIn: 0.8).isEmpty)
    #expect(pace.words(of: Utterance(parts: [hint]), heardIn: 1.0) == "Opens")
  }
}

extension SpeechTimeline {
  fileprivate mutating func take(_ step: SpeechTimelineTests.Step) {
    switch step {
    case .focus(let text, let time): say(text, .focus, at: time)
    case .value(let text, let time): say(text, .value, at: time)
    case .screen(let text, let time): say(text, .screen, at: time)
    case .system(let text, let time): say(text, .system, at: time)
    case .follow(let text, let time): say(text, .focus, at: time, isFollowing: true)
    case .post(let text, let priority, let time): say(text, .announcement, priority, at: time)
    case .activate(let time): noteTurn(at: time)
    case .pause(let time): setPaused(true, at: time)
    case .goOn(let time): setPaused(false, at: time)
    case .silence(let time): silence(at: time)
    case .hold(let seconds, let time): hold(seconds, at: time)
    case .mute(let isMuted): isAudible = !isMuted
    case .sound(let sound, let time): play(sound, element: nil, at: time)
    }
  }

  private mutating func say(
    _ text: String, _ kind: Speech.Kind, _ priority: ScreenChange.Priority = .default,
    at time: Double, isFollowing: Bool = false
  ) {
    say(
      .announcement(text), Speech(kind, cause: .moved, priority: priority), screen: 0, at: time,
      isFollowing: isFollowing)
  }
}

extension Transcript.Line {
  fileprivate var summary: String {
    let words = sound.map { "(\($0.rawValue))" } ?? SpeechStyle.caption(utterance).line
    return "\(start.tenths)–\(end.tenths) \(words)" + (completion == .cut ? " cut" : "")
      + (isAudible ? "" : " muted")
  }
}

extension Double {
  fileprivate var tenths: Double { (self * 10).rounded() / 10 }
}
