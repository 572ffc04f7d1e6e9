import EarshotVoiceOver
import Foundation
import TestSupport
import Testing

/// The page of gestures names what the recognizer gives, with the numbers that hold.
struct GesturePageTests {
  private let page: String

  init() throws {
    let url = SharedFolder.checkout.appending(path: "Documentation/VoiceOver/Gestures.md")
    page = try String(contentsOf: url, encoding: .utf8)
  }

  @Test(arguments: TouchTrace.Kind.allCases)
  func everyGestureIsInTheTable(_ kind: TouchTrace.Kind) {
    var hand = Hand(.fast, seed: 1)
    for gesture in TouchTrace(kind, by: &hand).expected {
      let name = "\(gesture)".prefix { $0 != "(" }
      #expect(page.contains("| `\(name)` |"))
    }
  }

  @Test func theTolerancesAreThoseOfTheTests() {
    let rows = [
      "| noise of each place | \(text(GestureTolerance.positionNoise)) points along each axis |",
      "| a finger of several later than the first | \(text(GestureTolerance.fingerOffset)) s |",
      "| tap | \(text(GestureTolerance.tapDuration)) s |",
      "| from a tap to the next | \(text(GestureTolerance.tapGap)) s |",
      "| flick of one finger | \(text(GestureTolerance.flickDuration)) s |",
      "| flick of several fingers | \(text(GestureTolerance.wideFlickDuration)) s |",
      "| length of a flick | \(text(GestureTolerance.flickLength)) points |",
      "| direction of a flick | \(text(GestureTolerance.flickError))° |",
      "| exploring | \(text(GestureTolerance.exploration)) s |",
      "| hold | \(text(GestureTolerance.hold)) s |",
      "| drag | \(text(GestureTolerance.dragLength)) points |",
      "| leg of a zigzag | \(text(GestureTolerance.scrubLegDuration)) s, "
        + "\(text(GestureTolerance.scrubLeg)) points |",
      "| turns of a zigzag | \(text(GestureTolerance.scrubTurn, unit: "°")), "
        + "\(GestureTolerance.scrubLegs.lowerBound) to \(GestureTolerance.scrubLegs.upperBound) legs |",
      "| step of a rotation | \(text(GestureTolerance.rotation, unit: "°")), "
        + "\(text(GestureTolerance.rotationDuration)) s, "
        + "fingers \(text(GestureTolerance.rotationSpan)) points apart |",
      "| other fingers apart | \(text(GestureTolerance.fingerSpacing)) points |",
      "| from the bottom edge | \(text(GestureTolerance.edgeLength)) points, "
        + "\(text(GestureTolerance.edgeDuration)) s |",
    ]
    for row in rows { #expect(page.contains(row + "\n")) }
    let timing = GestureTiming()
    for sentence in [
      "reported \(text(timing.doubleTapTimeout)) seconds after",
      "\(text(timing.flickDuration)) seconds explores",
      "within \(text(timing.simultaneity)) seconds",
      "held** after \(text(timing.holdTime)) seconds",
      "Each \(text(timing.rotationStep))° is one step",
      "strip of \(text(timing.edgeHeight)) points",
    ] {
      #expect(page.replacing("\n ", with: "").contains(sentence))
    }
  }

  private func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  private func text(_ range: ClosedRange<Double>, unit: String = "") -> String {
    "\(text(range.lowerBound))\(unit) to \(text(range.upperBound))\(unit)"
  }
}
