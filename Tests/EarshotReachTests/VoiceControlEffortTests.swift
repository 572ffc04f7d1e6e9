import EarshotReach
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceControl
import Testing

/// The fewest words to a goal.
@Suite struct VoiceControlEffortTests {
  private func said(
    _ notation: String, to goal: EffortGoal, language: String = "en"
  ) throws -> [String] {
    let screen = Transcript.OrderedScreen(try Screen(notation: notation))
    let voice = VoiceControl(settings: SpeechSettings(language: language))
    let path = VoiceControlEffort(voice, on: screen, pace: EffortPace()).path(to: goal).path
    return (path?.steps ?? []).compactMap { step in
      guard case .say(let text) = step.input else { return nil }
      return text
    }
  }

  @Test func oneWordOfANameIsEnough() throws {
    #expect(
      try said("button \"Pay now\" id pay\nbutton \"Now\"", to: EffortGoal("pay")) == ["tap pay"])
  }

  @Test func sharedNamesNeedANumber() throws {
    let rows = "button \"Delete\" id a\nbutton \"Delete\" id b"
    #expect(try said(rows, to: EffortGoal("b")) == ["tap delete", "two"])
  }

  @Test func withoutANameNumbersAreShown() throws {
    let rows = "button \"A\"\nimage button id icon appearance (image \"ic\")\nimage button"
    #expect(try said(rows, to: EffortGoal("icon")) == ["show numbers", "two"])
  }

  @Test func valuesAndActionsAreSaid() throws {
    let rows = """
      adjustable "Size" id size value "S" options ("S" "M" "L" chosen 0)
      button "Milk" id milk actions "Share" "Delete"
      """
    #expect(
      try said(rows, to: EffortGoal("size", .value("L"))) == ["increment size by two"])
    #expect(
      try said(rows, to: EffortGoal("milk", .action(["Delete"])))
        == ["show actions for milk", "delete"])
    #expect(
      try said(rows, to: EffortGoal("size", .value("M")), language: "ru") == ["увеличить size"])
  }

  @Test func whatIsOutOfSightIsScrolledTo() throws {
    let rows = """
      screen 375x800
      scroll frame 0,0,375,800
        button "First" frame 0,0,375,48
        button "Last" id last frame 0,1900,375,48
      """
    #expect(try said(rows, to: EffortGoal("last")) == ["scroll down", "scroll down", "tap last"])
  }

  @Test(arguments: 0..<150)
  func noWordsAreFewer(seed: Int) {
    var screen = EffortScreens.screen(seed: UInt64(seed), limit: 6)
    screen.language = seed % 3 == 0 ? "ru" : "en"
    let ordered = Transcript.OrderedScreen(screen)
    let voice = VoiceControl(settings: SpeechSettings(language: screen.language ?? "en"))
    let pace = EffortPace()
    let effort = VoiceControlEffort(voice, on: ordered, pace: pace)
    let tried = EveryCommand(voice, on: ordered, pace: pace)
    for target in voice.targets(on: ordered) {
      let path = effort.path(to: EffortGoal(target.id)).path
      #expect(path.map { EveryCommand.does($0, voice, on: ordered, .activate) } == true)
      #expect(abs((path?.seconds ?? 0) - (tried.activation[target.id] ?? -1)) < 1e-6)
      for action in screen[target.id]?.customActions.value ?? [] {
        let path = effort.path(to: EffortGoal(target.id, .action([action.name]))).path
        #expect(
          path.map { EveryCommand.does($0, voice, on: ordered, .custom([action.name])) } == true)
        let seconds = tried.actions[target.id]?[action.name] ?? -1
        #expect(abs((path?.seconds ?? 0) - seconds) < 1e-6)
      }
    }
  }
}

/// All short sequences of commands on a screen, tried on Voice Control itself.
struct EveryCommand {
  private(set) var activation: [Element.ID: Double] = [:]
  private(set) var actions: [Element.ID: [String: Double]] = [:]

  init(_ start: VoiceControl, on screen: Transcript.OrderedScreen, pace: EffortPace) {
    let language = start.settings.language
    let targets = start.targets(on: screen)
    var calls: Set<String> = []
    for target in targets {
      for name in target.names + [target.name].compactMap(\.self) {
        let words = NormalizedPhrase(name, language: language).words
        for first in words.indices {
          for last in first..<words.count {
            let run = words[first...last]
            // Short words alone are left out, as the model says.
            guard run.count == words.count || run.contains(where: { $0.count >= 3 }) else {
              continue
            }
            calls.insert(run.joined(separator: " "))
          }
        }
      }
    }
    let isRussian = language == "ru"
    let taps = calls.map { isRussian ? "коснуться \($0)" : "tap \($0)" }
    let lists = calls.map { isRussian ? "показать действия для \($0)" : "show actions for \($0)" }
    let overlays =
      isRussian ? ["показать номера", "показать имена"] : ["show numbers", "show names"]
    let numbers = (1...9).compactMap {
      NormalizedPhrase.spelling(of: $0, language: language)?.joined(separator: " ")
    }
    let names = ["share", "delete", "move"]
    for first in taps + lists + overlays {
      let (state, cost) = attempt(first, start, 0, screen, pace)
      // A number is known only when it is shown: after numbers or a question.
      for second in numbers + names where state != start {
        let (third, total) = attempt(second, state, cost, screen, pace)
        for last in numbers + names where third != state && lists.contains(first) {
          _ = attempt(last, third, total, screen, pace)
        }
      }
      if overlays.contains(first) {
        for number in numbers {
          let verb = isRussian ? "показать действия для \(number)" : "show actions for \(number)"
          let (third, total) = attempt(verb, state, cost, screen, pace)
          for last in numbers + names where third != state {
            _ = attempt(last, third, total, screen, pace)
          }
        }
      }
    }
  }

  private mutating func attempt(
    _ text: String, _ state: VoiceControl, _ cost: Double, _ screen: Transcript.OrderedScreen,
    _ pace: EffortPace
  ) -> (VoiceControl, Double) {
    var fork = state
    let words = NormalizedPhrase(text, language: state.settings.language).spelledWords.count
    let total = cost + pace.recognition + Double(words) / pace.wordsPerSecond
    for case .perform(let action, let id?) in fork.respond(to: .say(text), on: screen, at: 0) {
      switch action {
      case .activate: activation[id] = min(total, activation[id] ?? .infinity)
      case .custom(let names):
        let name = names.joined(separator: "/")
        actions[id, default: [:]][name] = min(total, actions[id]?[name] ?? .infinity)
      default: break
      }
    }
    return (fork, total)
  }

  /// Whether Voice Control asks the app for an action when a way is said.
  static func does(
    _ path: EffortPath, _ voice: VoiceControl, on screen: Transcript.OrderedScreen,
    _ action: ElementAction
  ) -> Bool {
    var voice = voice
    var last: [Response] = []
    for case .say(let text) in path.steps.map(\.input) {
      last = voice.respond(to: .say(text), on: screen, at: 0)
    }
    return last.contains { response in
      guard case .perform(action, path.goal.element) = response else { return false }
      return true
    }
  }
}
