import EarshotTree
import EarshotVoiceOver
import Foundation
import TestSupport
import Testing

/// Gestures as hands draw them, within `GestureTolerance`.
struct GestureRecognizerTests {
  /// Perturbations of each gesture: 1,000, so 35,000 in all; `EARSHOT_PERTURBATIONS=10000` for more.
  private static let perturbations =
    ProcessInfo.processInfo.environment["EARSHOT_PERTURBATIONS"].flatMap(Int.init) ?? 1_000

  @Test(arguments: TouchTrace.Kind.allCases, Hand.Manner.allCases)
  func aGestureIsRecognised(_ kind: TouchTrace.Kind, _ manner: Hand.Manner) {
    var hand = Hand(manner, seed: 1)
    let trace = TouchTrace(kind, by: &hand)
    let gestures = GestureRecognizer.gestures(in: trace.events, screen: hand.screen)
    #expect(trace.agrees(with: gestures), "\(gestures) instead of \(trace.expected)")
  }

  @Test(arguments: TouchTrace.Kind.allCases)
  func aGestureIsNeverTakenForAnother(_ kind: TouchTrace.Kind) {
    var wrong: [String] = []
    for seed in 0..<UInt64(Self.perturbations) {
      // What holds at the ends of all tolerances at once holds between them.
      var hand = Hand(seed.isMultiple(of: 4) ? .extreme : .noisy, seed: seed)
      let trace = TouchTrace(kind, by: &hand)
      let gestures = GestureRecognizer.gestures(in: trace.events, screen: hand.screen)
      if !trace.agrees(with: gestures) {
        wrong.append("seed \(seed): \(gestures.suffix(5)) instead of \(trace.expected)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count), among them \(wrong.prefix(8))")
  }

  @Test(arguments: [Size(width: 375, height: 667), Size(width: 834, height: 1194)])
  func gesturesOneAfterTheOtherDoNotMix(_ screen: Size) {
    var hand = Hand(.noisy, seed: 7, screen: screen)
    var recognizer = GestureRecognizer(screen: screen)
    for _ in 0..<2_000 {
      let trace = TouchTrace(hand.generator.pick(TouchTrace.Kind.allCases), by: &hand)
      var gestures = trace.events.flatMap { recognizer.feed($0) }
      hand.time += recognizer.timing.doubleTapTimeout
      gestures += recognizer.flush(at: hand.time)
      let agrees = trace.agrees(with: gestures)
      #expect(agrees, "\(gestures) instead of \(trace.expected)")
      #expect(recognizer.deadline == nil)
    }
  }

  @Test func tapsBeforeAnythingElseAreReportedFirst() {
    // A finger that comes back and rests would be the second tap, held.
    let others: [TouchTrace.Kind] = [
      .swipeUp, .twoFingerTap, .scrub, .rotateClockwise, .threeFingerSwipeUp,
      .fourFingerDoubleTap, .home,
    ]
    for other in others {
      for seed in 0..<200 as Range<UInt64> {
        var hand = Hand(.noisy, seed: seed)
        var trace = TouchTrace(.singleTap, by: &hand)
        hand.time += 0.1
        let next = TouchTrace(other, by: &hand)
        trace.events += next.events
        trace.expected += next.expected
        let gestures = GestureRecognizer.gestures(in: trace.events, screen: hand.screen)
        let agrees = trace.agrees(with: gestures)
        #expect(agrees, "\(other), seed \(seed): \(gestures)")
      }
    }
  }

  @Test(arguments: [(-400.0, -8), (-100, -2), (100, 2), (200, 4), (720, 16)])
  func aLongTurnIsOneGestureForEachStep(_ degrees: Double, _ steps: Int) {
    var hand = Hand(.fast, seed: 1)
    var trace = TouchTrace()
    trace.turn(degrees + (steps > 0 ? 5 : -5), &hand)
    let gestures = GestureRecognizer.gestures(in: trace.events, screen: hand.screen)
    let step: Gesture = steps > 0 ? .rotateClockwise : .rotateCounterclockwise
    #expect(gestures == Array(repeating: step, count: abs(steps)))
  }

  @Test func turningBackTurnsTheRotorBack() {
    var touches = TouchScript()
    touches.down(0, 100, 400)
    touches.down(1, 220, 400)
    for y in stride(from: 400.0, through: 550, by: 10) { touches.move(1, 220, y, after: 0.03) }
    for y in stride(from: 550.0, through: 380, by: -10) { touches.move(1, 220, y, after: 0.03) }
    touches.up(0)
    touches.up(1)
    #expect(touches.gestures == [.rotateClockwise, .rotateCounterclockwise])
  }

  @Test func anyZigzagWithTwoTurnsIsAScrub() {
    // Z10: the picture has an N, the text a Z; one turn is not enough.
    let zigzags: [(String, [(Double, Double)], [Gesture])] = [
      ("Z", [(100, 0), (0, 80), (100, 80)], [.scrub]),
      ("N", [(0, -100), (60, 0), (60, -100)], [.scrub]),
      ("S mirrored", [(-100, 0), (0, 60), (-100, 60)], [.scrub]),
      ("there and back and there", [(100, 0), (0, 0), (100, 0)], [.scrub]),
      ("W", [(30, 100), (60, 0), (90, 100), (120, 0)], [.scrub]),
      ("V", [(40, 100), (80, 0)], []),
      ("L", [(0, 100), (50, 100)], [.twoFingerSwipeDown]),
    ]
    for (name, corners, expected) in zigzags {
      var touches = TouchScript()
      touches.down(0, 100, 400)
      touches.down(1, 160, 400)
      var last = (0.0, 0.0)
      for corner in corners {
        for part in stride(from: 0.2, through: 1, by: 0.2) {
          let x = last.0 + (corner.0 - last.0) * part
          let y = last.1 + (corner.1 - last.1) * part
          touches.move(0, 100 + x, 400 + y, after: 0.02)
          touches.move(1, 160 + x, 400 + y)
        }
        last = corner
      }
      touches.up(0)
      touches.up(1)
      #expect(touches.gestures == expected, "\(name)")
    }
  }

  @Test(arguments: [
    Point(x: 10, y: 700), Point(x: 300, y: 100), Point(x: 1, y: 1), Point(x: 187, y: 811),
  ])
  func aSwipeWorksAnywhere(_ start: Point) {
    // F44: no aiming; the same next element.
    var touches = TouchScript()
    touches.down(0, start.x, start.y)
    for step in 1...6 { touches.move(0, start.x + Double(step) * 12, start.y, after: 0.02) }
    touches.up(0)
    #expect(touches.gestures == [.swipeRight])
  }

  @Test func aDragReportsEveryPlaceFromWhereItBegan() {
    // F46: the elements above the place where the finger turned out to explore are passed too.
    var touches = TouchScript()
    touches.down(0, 258, 50)
    for y in stride(from: 60.0, through: 800, by: 10) { touches.move(0, 258, y, after: 0.03) }
    touches.up(0)
    let places = stride(from: 50.0, through: 800, by: 10).map {
      Gesture.touch(Point(x: 258, y: $0))
    }
    #expect(touches.gestures == places + [.lift])
  }

  @Test func whatTheChartDoesNotHaveIsNothing() {
    for (fingers, dx, dy) in [(4, 0.0, -100.0), (5, 100, 0)] {
      var touches = TouchScript()
      for finger in 0..<fingers { touches.down(finger, 40 + 55 * Double(finger), 400) }
      for step in 1...5 {
        for finger in 0..<fingers {
          touches.move(
            finger, 40 + 55 * Double(finger) + dx * Double(step) / 5, 400 + dy * Double(step) / 5,
            after: 0.01)
        }
      }
      for finger in 0..<fingers { touches.up(finger) }
      #expect(touches.gestures == [])
    }
  }

  @Test func aPinchIsNothing() {
    var touches = TouchScript()
    touches.down(0, 150, 400)
    touches.down(1, 220, 400)
    for step in 1...20 {
      touches.move(0, 150 - Double(step) * 5, 400, after: 0.02)
      touches.move(1, 220 + Double(step) * 5, 400)
    }
    touches.up(0)
    touches.up(1)
    #expect(touches.gestures == [])
  }
}
