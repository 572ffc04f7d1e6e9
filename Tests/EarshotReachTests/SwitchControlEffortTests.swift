import EarshotReach
import EarshotSession
import EarshotSpeech
import EarshotSwitchControl
import EarshotTree
import Testing

/// The presses to a goal, and the waiting between them.
@Suite struct SwitchControlEffortTests {
  @Test(arguments: 0..<200)
  func noPressesAreFewer(seed: Int) {
    let screen = Transcript.OrderedScreen(EffortScreens.screen(seed: UInt64(seed)))
    var preferences = SwitchPreferences()
    preferences.loops = 0
    preferences.tapBehavior = seed % 3 == 0 ? .always : .menu
    let pace = EffortPace()
    for switches in 1...3 {
      let technology = SwitchControl(
        settings: SpeechSettings(language: "en"), preferences: preferences)
      let effort = SwitchControlEffort(technology, on: screen, pace: pace, switches: switches)
      let tried = EveryPress(technology, on: screen, pace: pace, switches: switches)
      for item in ScanTree(of: screen).items {
        guard let id = item.element else { continue }
        let path = effort.path(to: EffortGoal(id)).path
        #expect(abs((path?.seconds ?? 0) - (tried.activation[id] ?? -1)) < 1e-6)
        #expect(
          isNear(
            path,
            ScanCost(
              tapping: id, on: screen, in: ScanTree(of: screen),
              scanning(preferences, switches), switches: switches), pace))
        for action in screen.screen[id]?.customActions.value ?? [] {
          guard preferences.tapBehavior == .menu else { continue }
          let path = effort.path(to: EffortGoal(id, .action([action.name]))).path
          #expect(abs((path?.seconds ?? 0) - (tried.actions[id]?[action.name] ?? -1)) < 1e-6)
        }
      }
    }
  }

  @Test func whatIsOutOfSightIsSaidToBe() throws {
    let screen = Transcript.OrderedScreen(
      try Screen(
        notation: """
          screen 375x812
          scroll frame 0,0,375,812
            button "Pay" id pay frame 0,0,375,60
            button "Later" id later frame 0,900,375,60
          """))
    let effort = SwitchControlEffort(SwitchControl(), on: screen, pace: EffortPace())
    #expect(effort.path(to: EffortGoal("later")) == .obstacle(.needsScrolling))
    #expect(effort.path(to: EffortGoal("pay")).path != nil)
  }

  @Test func aValueIsPressedAgainAndAgain() throws {
    let screen = Transcript.OrderedScreen(
      try Screen(
        notation: "adjustable \"Size\" id size value \"S\" options (\"S\" \"M\" \"L\" chosen 0)"))
    let path = SwitchControlEffort(SwitchControl(), on: screen, pace: EffortPace())
      .path(to: EffortGoal("size", .value("L"))).path
    #expect(path?.steps.last?.heard == "L")
    #expect(path?.steps.last?.input == .press(.press(.select)))
  }

  private func scanning(_ preferences: SwitchPreferences, _ switches: Int) -> SwitchPreferences {
    var preferences = preferences
    preferences.scanningStyle = switches > 1 ? .manual : .auto
    return preferences
  }

  private func isNear(_ path: EffortPath?, _ cost: ScanCost?, _ pace: EffortPace) -> Bool {
    guard let path, let cost else { return path == nil && cost == nil }
    return abs(path.seconds - cost.seconds - Double(cost.presses) * pace.press) < 1e-6
  }
}

/// All sequences of presses and waits, tried on Switch Control itself, cheapest first.
struct EveryPress {
  private(set) var activation: [Element.ID: Double] = [:]
  private(set) var actions: [Element.ID: [String: Double]] = [:]

  /// What decides where the next press leads.
  private struct Place: Hashable {
    var highlight: Highlight?
    var menu: ScannerMenu?
  }

  init(
    _ start: SwitchControl, on screen: Transcript.OrderedScreen, pace: EffortPace, switches: Int
  ) {
    var first = SwitchControl(settings: start.settings, preferences: start.preferences)
    first.preferences.scanningStyle = switches > 1 ? .manual : .auto
    _ = first.start(on: screen, at: 0)
    let inputs: [Switch] =
      switches == 1 ? [.select] : switches == 2 ? [.next, .select] : [.next, .previous, .select]
    var best: [Place: Double] = [Place(highlight: first.highlight, menu: first.menu): 0]
    var open: [(cost: Double, state: SwitchControl, time: Double)] = [(0, first, 0)]
    while let index = open.indices.min(by: { open[$0].cost < open[$1].cost }) {
      let (cost, state, time) = open.remove(at: index)
      guard cost <= best[Place(highlight: state.highlight, menu: state.menu)] ?? .infinity else {
        continue
      }
      var next: [(Double, SwitchControl, Double)] = []
      for pressed in inputs {
        var fork = state
        let responses = fork.respond(to: .press(pressed), on: screen, at: time)
        note(responses, cost + pace.press)
        guard !responses.contains(where: EveryPress.asksApp) else { continue }
        guard fork.preferences == state.preferences else { continue }
        next.append((cost + pace.press, fork, time))
      }
      if switches == 1, let due = state.wakeUpTime {
        var fork = state
        _ = fork.idle(on: screen, at: due)
        next.append((cost + due - time, fork, due))
      }
      for (cost, state, time) in next {
        let place = Place(highlight: state.highlight, menu: state.menu)
        guard cost < (best[place] ?? .infinity) - 1e-9 else { continue }
        best[place] = cost
        open.append((cost, state, time))
      }
    }
  }

  private static func asksApp(_ response: Response) -> Bool {
    guard case .perform(let action, _) = response else { return false }
    return action != .reveal
  }

  private mutating func note(_ responses: [Response], _ cost: Double) {
    for case .perform(let action, let id?) in responses {
      switch action {
      case .activate: activation[id] = min(cost, activation[id] ?? .infinity)
      case .custom(let names):
        let name = names.joined(separator: "/")
        actions[id, default: [:]][name] = min(cost, actions[id]?[name] ?? .infinity)
      default: break
      }
    }
  }
}
