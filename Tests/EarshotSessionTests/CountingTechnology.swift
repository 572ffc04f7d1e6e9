import EarshotSession
import EarshotSpeech
import EarshotTree

/// A technology that asks the app for each number it is sent, and says it.
struct CountingTechnology: AssistiveTechnology {
  var settings = SpeechSettings()
  var wakeUpTime: Double? { nil }
  var isContinuing: Bool { false }
  /// The numbers, in the order of the turns.
  var received: [Int] = []

  mutating func start(on screen: Transcript.OrderedScreen, at time: Double) -> [Response] { [] }

  mutating func respond(
    to input: Int, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    received.append(input)
    return [.perform(.custom(["\(input)"]), nil)]
  }

  mutating func conclude(
    _ action: ElementAction, on id: Element.ID?, _ result: ActionResult,
    on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    guard case .custom(let names) = action else { return [] }
    return [.speak(.announcement(names[0]), Speech(.system, cause: .asked))]
  }

  mutating func notice(
    _ change: ScreenChange, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] { [] }

  mutating func fail(at time: Double) -> [Response] {
    [.speak(.announcement("failed"), Speech(.system, cause: .failed))]
  }

  mutating func idle(on screen: Transcript.OrderedScreen, at time: Double) -> [Response] { [] }
}
