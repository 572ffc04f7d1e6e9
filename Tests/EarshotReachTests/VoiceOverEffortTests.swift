import EarshotReach
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import Testing

/// The cheapest gestures to a goal.
@Suite struct VoiceOverEffortTests {
  private let pace = EffortPace()

  private func path(
    _ notation: String, to goal: EffortGoal, from start: Element.ID? = nil
  ) throws -> EffortPath? {
    let screen = Transcript.OrderedScreen(try Screen(notation: notation))
    var voiceOver = VoiceOver(settings: SpeechSettings(language: "en"))
    if let start { _ = voiceOver.respond(to: .focus(start), on: screen, at: 0) }
    return VoiceOverEffort(voiceOver, on: screen, pace: pace).path(to: goal).path
  }

  private func gestures(_ path: EffortPath?) -> [Gesture] {
    (path?.steps ?? []).compactMap { step in
      guard case .gesture(let gesture) = step.input else { return nil }
      return gesture
    }
  }

  @Test func theFirstElementNeedsADoubleTap() throws {
    let path = try path("button \"A\" id a\nbutton \"B\"", to: EffortGoal("a"))
    #expect(gestures(path) == [.doubleTap])
    #expect(path?.seconds == 0.5)
  }

  @Test func theLastElementIsATapWithFourFingers() throws {
    let rows = (1...9).map { "button \"Row number \($0)\" id r\($0)" }.joined(separator: "\n")
    #expect(gestures(try path(rows, to: EffortGoal("r9"))) == [.fourFingerTapBottom, .doubleTap])
    #expect(
      gestures(try path(rows, to: EffortGoal("r8")))
        == [.fourFingerTapBottom, .swipeLeft, .doubleTap])
  }

  @Test func theRotorIsTurnedWhereItPays() throws {
    let text = "A text that takes some seconds to be heard, on and on it goes, without an end"
    let rows = (1...9).map { "text \"\(text) \($0)\"" }
    let screen = (rows + ["header \"News\" id news"] + rows).joined(separator: "\n")
    let found = gestures(try path(screen, to: EffortGoal("news")))
    #expect(found.suffix(2) == [.swipeDown, .doubleTap])
    #expect(found.dropLast(2).allSatisfy { $0 == .rotateClockwise })
  }

  /// From outside of the view with a rotor its search begins anew, as VoiceOver does it (F205).
  @Test func aRotorOfTheAppIsSearchedAsVoiceOverDoes() throws {
    let text = "A text that takes some seconds to be heard, on and on it goes, without an end"
    let rows = (1...9).map { "text \"\(text) \($0)\"" }
    let list = ["text \"Cod\" id cod"] + rows + ["text \"Ling\" id ling"]
    let screen =
      rows + ["view rotors (\"Fish\" targets (cod ling))"] + list.map { "  " + $0 } + rows
      + ["text \"Below\" id below"]
    let found = gestures(
      try path(screen.joined(separator: "\n"), to: EffortGoal("cod"), from: "below"))
    #expect(found.suffix(2) == [.swipeDown, .doubleTap])
  }

  @Test func anActionIsChosenTheShorterWayRound() throws {
    let path = try path(
      "button \"Milk\" id milk actions \"Share\" \"Delete\"",
      to: EffortGoal("milk", .action(["Delete"])))
    #expect(gestures(path) == [.swipeDown, .doubleTap])
    #expect(path?.steps.first?.heard == "Delete")
  }

  @Test func aValueIsSwipedTo() throws {
    let notation = """
      button "Pay"
      adjustable "Size" id size value "S" options ("S" "M" "L" chosen 0)
      """
    let path = try path(notation, to: EffortGoal("size", .value("L")))
    #expect(gestures(path).suffix(2) == [.swipeUp, .swipeUp])
    let outcome = VoiceOverEffort(
      VoiceOver(), on: Transcript.OrderedScreen(try Screen(notation: notation)), pace: pace
    ).path(to: EffortGoal("size", .value("XL")))
    #expect(outcome == .obstacle(.noValue))
  }

  @Test(arguments: 0..<200)
  func noGesturesAreCheaper(seed: Int) {
    let screen = Transcript.OrderedScreen(EffortScreens.screen(seed: UInt64(seed), limit: 6))
    for (start, settings) in [(0, 0.5), (screen.order.count - 1, 1.0)] {
      var pace = EffortPace()
      pace.gesture = settings
      pace.listening = seed % 2 == 0 ? .sentence : .label
      var voiceOver = VoiceOver(settings: SpeechSettings(language: "en"))
      // Fewer modes, so that everything can be tried.
      voiceOver.preferences.rotorModes = [
        .headings, .links, .buttons, .containers, .sameItem, .verticalNavigation, .adjustValue,
        .actions,
      ]
      _ = voiceOver.respond(to: .focus(screen.order[start].id), on: screen, at: 0)
      let effort = VoiceOverEffort(voiceOver, on: screen, pace: pace)
      let tried = EveryGesture(voiceOver, on: screen, pace: pace)
      #expect(tried.activation.count == screen.order.count)
      for stop in screen.order {
        #expect(
          tried.isNear(effort.path(to: EffortGoal(stop.id)).path, to: tried.activation[stop.id]))
        for (place, action) in (stop.element.customActions.value ?? []).enumerated() {
          let path = effort.path(to: EffortGoal(stop.id, .action([action.name]))).path
          #expect(tried.isNear(path, to: tried.actions[stop.id]?[place + 1]))
        }
      }
    }
  }
}

/// Every sequence of gestures on a screen, tried on VoiceOver itself, cheapest first.
struct EveryGesture {
  /// Seconds until a double tap activates a stop.
  private(set) var activation: [Element.ID: Double] = [:]
  /// Seconds until a double tap performs an action of a stop, by its place from 1.
  private(set) var actions: [Element.ID: [Int: Double]] = [:]

  init(_ start: VoiceOver, on screen: Transcript.OrderedScreen, pace: EffortPace) {
    var best: [VoiceOver: Double] = [start: 0]
    var open: Set<VoiceOver> = [start]
    while let next = open.min(by: { (best[$0] ?? 0) < (best[$1] ?? 0) }), let cost = best[next] {
      open.remove(next)
      note(next, cost + pace.gesture, on: screen)
      for gesture in EveryGesture.gestures {
        var fork = next
        let responses = fork.respond(to: gesture, on: screen, at: 0)
        // What asks the app, or changes how VoiceOver speaks, is no way to an element.
        guard fork != next, fork.settings == next.settings,
          fork.preferences == next.preferences,
          !responses.contains(where: EveryGesture.asksApp)
        else { continue }
        let seconds = cost + pace.gesture + EveryGesture.heard(responses, pace)
        if seconds < best[fork] ?? .infinity {
          best[fork] = seconds
          open.insert(fork)
        }
      }
    }
  }

  /// Whether a way takes as long as the cheapest one that was tried.
  func isNear(_ path: EffortPath?, to seconds: Double?) -> Bool {
    guard let path, let seconds else { return path == nil && seconds == nil }
    return abs(path.seconds - seconds) < 1e-6
  }

  private mutating func note(
    _ state: VoiceOver, _ seconds: Double, on screen: Transcript.OrderedScreen
  ) {
    guard let cursor = state.cursor else { return }
    var fork = state
    for case .perform(let action, _) in fork.respond(to: .doubleTap, on: screen, at: 0) {
      switch action {
      case .activate: activation[cursor] = min(seconds, activation[cursor] ?? .infinity)
      case .custom(let names):
        let place = (screen.screen[cursor]?.customActions.value ?? [])
          .firstIndex { $0.name == names.last }
        guard let place else { continue }
        let known = actions[cursor]?[place + 1] ?? .infinity
        actions[cursor, default: [:]][place + 1] = min(seconds, known)
      default: break
      }
    }
  }

  private static let gestures: [Gesture] = [
    .swipeRight, .swipeLeft, .swipeUp, .swipeDown, .rotateClockwise, .rotateCounterclockwise,
    .fourFingerTapTop, .fourFingerTapBottom, .singleTap, .threeFingerTap,
  ]

  private static func asksApp(_ response: Response) -> Bool {
    guard case .perform(let action, _) = response else { return false }
    return action != .reveal
  }

  private static func heard(_ responses: [Response], _ pace: EffortPace) -> Double {
    responses.reduce(0) { seconds, response in
      guard case .speak(let utterance, let speech) = response else { return seconds }
      var heard = utterance
      heard.parts.removeAll { $0.role == .hint || $0.role == .extra }
      if pace.listening == .label, speech.kind == .focus {
        heard.parts = heard.parts.filter { $0.role == .label }
      }
      return seconds + pace.speech.duration(of: heard)
    }
  }
}
