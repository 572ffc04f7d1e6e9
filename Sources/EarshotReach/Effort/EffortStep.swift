package import EarshotSwitchControl
package import EarshotTree
import EarshotVoiceControl
package import EarshotVoiceOver

/// One thing that is done on the way to a goal.
package struct EffortStep: Hashable, Sendable {
  /// The input of the step.
  package enum Input: Hashable, Sendable {
    /// A gesture of VoiceOver.
    case gesture(Gesture)
    /// A sentence that is said to Voice Control.
    case say(String)
    /// A press of a switch.
    case press(SwitchPress)
    /// A press of a switch after scanning has moved on by itself a number of times.
    case wait(moves: Int, SwitchPress)
    /// A step of a UI test.
    case test(String)
  }

  /// The input of the step.
  package var input: Input
  /// The text that is heard, shown or highlighted after it; empty if there is none.
  package var heard: String
  /// The element that it leads to; `nil` if it leads to none.
  package var element: Element.ID?
  /// Seconds that it takes with what has to be heard or waited for.
  package var seconds: Double

  init(_ input: Input, heard: String = "", element: Element.ID? = nil, seconds: Double) {
    self.input = input
    self.heard = heard
    self.element = element
    self.seconds = seconds
  }
}
