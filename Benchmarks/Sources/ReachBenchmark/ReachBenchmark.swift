import BenchmarkSupport
import EarshotReach
import EarshotSession
import EarshotSpeech
import EarshotSwitchControl
import EarshotTree
import EarshotVoiceControl
import EarshotVoiceOver

/// Times the cheapest way on a screen of 300 stops and the names of 1,000 targets, in milliseconds.
@main
struct ReachBenchmark {
  static func main() {
    let small = Transcript.OrderedScreen(screen(of: 300))
    let settings = SpeechSettings(language: "ru")
    let goals = [150, 299, 7, 222].map { EffortGoal(Element.ID("row\($0)")) }
    measure("voiceover") {
      goals.allSatisfy {
        VoiceOverEffort(VoiceOver(settings: settings), on: small, pace: EffortPace())
          .path(to: $0).path != nil
      }
    } per: {
      goals.count
    }
    measure("voice-control") {
      goals.allSatisfy {
        VoiceControlEffort(VoiceControl(settings: settings), on: small, pace: EffortPace())
          .path(to: $0).path != nil
      }
    } per: {
      goals.count
    }
    measure("switch-control") {
      goals.allSatisfy {
        SwitchControlEffort(SwitchControl(settings: settings), on: small, pace: EffortPace())
          .path(to: $0).path != nil
      }
    } per: {
      goals.count
    }
    let large = Transcript.OrderedScreen(screen(of: 1_000))
    var voice = VoiceControl(settings: settings)
    voice.preferences.overlay = .names
    measure("names") {
      voice.overlay(on: large)?.badges.count == 1_000
    } per: {
      1
    }
    measure("reach") {
      ScreenReach(of: large, settings: settings).targets.count == 1_000
    } per: {
      1
    }
  }

  /// The median of twenty runs.
  private static func measure(_ name: String, _ run: () -> Bool, per count: () -> Int) {
    var times: [Double] = []
    for _ in 0..<20 {
      let start = processorTime
      guard run() else { return tell("\(name) failed") }
      times.append((processorTime - start) * 1_000 / Double(count()))
    }
    times.sort()
    tell("\(name) \(times[times.count / 2])")
  }

  /// Rows of different kinds in sight, so that everything is a target.
  private static func screen(of count: Int) -> Screen {
    let elements = (0..<count).map { row in
      var element = Element(id: Element.ID("row\(row)"), isAccessibilityElement: true)
      element.label = .given("Пепперони с двойной порцией сыра \(row)")
      element.traits = .given(
        ([.button, .link, [.button, .selected], .adjustable] as [Traits])[row % 4])
      if row % 7 == 0 { element.customActions = .given([CustomAction("Удалить")]) }
      element.frame = .given(
        Rect(x: Double(row % 20) * 18, y: Double(row / 20) * 16, width: 18, height: 16))
      return element
    }
    return Screen(elements: elements, size: Size(width: 375, height: 812), language: "ru")
  }
}
