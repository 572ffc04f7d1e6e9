import EarshotTree
import EarshotVoiceOver
import TestSupport
import Testing

/// When gestures are reported, and what happens to touches that make no sense.
struct TouchTimingTests {
  @Test func tapsALittleApartAreOneDoubleTap() {
    // F7: whether measured from the end or from the beginning of the first tap.
    var near = TouchScript()
    near.tap()
    near.tap(after: 0.2)
    #expect(near.gestures == [.doubleTap])
    var far = TouchScript()
    far.tap()
    far.tap(after: 0.4 - 0.08)
    #expect(far.gestures == [.singleTap, .singleTap])
  }

  @Test func theTimeoutIsASetting() {
    var touches = TouchScript()
    touches.tap()
    touches.tap(after: 0.4)
    let patient = GestureTiming(doubleTapTimeout: 0.6)
    let gestures = GestureRecognizer.gestures(
      in: touches.events, screen: TouchScript.screen, timing: patient)
    #expect(gestures == [.doubleTap])
  }

  @Test func aTapIsReportedWhenNoOtherCanFollow() {
    var recognizer = GestureRecognizer(screen: TouchScript.screen)
    for count in 1...3 {
      var touches = TouchScript()
      touches.wait(Double(count) * 10)
      for _ in 0..<count { touches.tap(after: 0.1) }
      let early = touches.events.flatMap { recognizer.feed($0) }
      guard count < 3 else {
        #expect(early == [.tripleTap])
        return
      }
      let end = touches.events[touches.events.count - 1].time
      #expect(early == [])
      #expect(recognizer.deadline == end + 0.25)
      #expect(recognizer.flush(at: end + 0.24) == [])
      #expect(recognizer.flush(at: end + 0.25) == [count == 1 ? .singleTap : .doubleTap])
      #expect(recognizer.flush(at: .infinity) == [])
    }
  }

  @Test func aRestingFingerExploresWithoutAnEvent() throws {
    var recognizer = GestureRecognizer(screen: TouchScript.screen)
    var touches = TouchScript()
    touches.down(0, 40, 50)
    #expect(recognizer.feed(touches.events[0]) == [])
    let deadline = try #require(recognizer.deadline)
    #expect(recognizer.flush(at: deadline) == [.touch(Point(x: 40, y: 50))])
    #expect(recognizer.deadline == nil)
    #expect(recognizer.reset() == [.lift])
  }

  @Test func everySplitTapIsReportedWhileTheFingerExplores() {
    var touches = TouchScript()
    touches.down(0, 100, 100)
    touches.wait(1)
    for _ in 1...3 {
      touches.down(1, 200, 100, after: 0.2)
      touches.up(1, after: 0.1)
    }
    // Neither a long press nor a swipe beside the finger is a tap.
    touches.down(1, 200, 100, after: 0.2)
    touches.up(1, after: 0.7)
    touches.down(1, 200, 100, after: 0.2)
    touches.move(1, 260, 100, after: 0.1)
    touches.up(1)
    touches.up(0, after: 0.2)
    #expect(
      touches.gestures
        == [.touch(Point(x: 100, y: 100)), .splitTap, .splitTap, .splitTap, .lift])
  }

  @Test func aLateFingerIsNoPartOfATap() {
    // Three fingers that were meant must not become two that were not.
    var touches = TouchScript()
    touches.down(0, 100)
    touches.down(1, 160)
    touches.down(2, 220, after: 0.15)
    for finger in 0...2 { touches.up(finger) }
    #expect(touches.gestures == [])
  }

  @Test func whatTheSystemTakesAwayIsNothing() {
    var touches = TouchScript()
    touches.tap()
    touches.down(0, 100, after: 0.1)
    touches.down(1, 160)
    touches.cancel(0, after: 0.05)
    touches.up(1)
    touches.down(0, after: 1)
    touches.wait(1)
    touches.cancel(0)
    touches.tap(after: 1)
    #expect(
      touches.gestures == [.singleTap, .touch(Point(x: 100, y: 300)), .lift, .singleTap])
  }

  @Test func aFingerWhoseEndWasLostBeginsAgain() {
    var touches = TouchScript()
    touches.down(0)
    touches.down(0, after: 0.1)
    touches.up(0, after: 0.1)
    touches.tap(after: 1)
    #expect(touches.gestures == [.singleTap])
  }

  @Test func whatIsNoNumberIsLeftOut() {
    var recognizer = GestureRecognizer(screen: TouchScript.screen)
    let before = recognizer
    for value in [Double.nan, .infinity, -.infinity] {
      for event in [
        TouchEvent(finger: 0, phase: .began, point: Point(x: value, y: 1), time: 1),
        TouchEvent(finger: 0, phase: .began, point: Point(x: 1, y: value), time: 1),
        TouchEvent(finger: 0, phase: .began, point: Point(x: 1, y: 1), time: value),
      ] { #expect(recognizer.feed(event) == []) }
    }
    #expect(recognizer.flush(at: .nan) == [])
    #expect(recognizer == before)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func garbageLeavesTheRecognizerUsable(_ seed: UInt64) {
    var hand = Hand(.noisy, seed: seed)
    var recognizer = GestureRecognizer(screen: hand.screen)
    let numbers = [0, -1, 1e9, -1e9, 1e300, 1e-300, .nan, .infinity, 400, 805, 811]
    var touches = 0
    var lifts = 0
    for _ in 0..<2_000 {
      let isWild = hand.generator.oneIn(8)
      let point = Point(
        x: isWild ? hand.generator.pick(numbers) : hand.random(0...375),
        y: isWild ? hand.generator.pick(numbers) : hand.random(0...812))
      hand.time += hand.random(-0.1...0.3)
      let event = TouchEvent(
        finger: hand.generator.int(0...(seed.isMultiple(of: 2) ? 3 : 60)),
        phase: hand.generator.pick(TouchEvent.Phase.allCases), point: point, time: hand.time)
      var gestures = recognizer.feed(event)
      if hand.generator.oneIn(20) { gestures += recognizer.flush(at: hand.time + 0.2) }
      touches += gestures.count { if case .touch = $0 { true } else { false } }
      lifts += gestures.count { $0 == .lift }
    }
    #expect(lifts <= touches)
    // A timeout always leads on: a driver that waits for it does not spin.
    var waits = 0
    while let deadline = recognizer.deadline, waits < 10 {
      _ = recognizer.flush(at: deadline)
      waits += 1
    }
    #expect(waits < 10)
    _ = recognizer.reset()
    hand.time += 1
    let trace = TouchTrace(hand.generator.pick(TouchTrace.Kind.allCases), by: &hand)
    let gestures = trace.events.flatMap { recognizer.feed($0) } + recognizer.flush(at: .infinity)
    let agrees = trace.agrees(with: gestures)
    #expect(agrees, "\(gestures) instead of \(trace.expected)")
  }

  @Test func liftingEveryFingerIsEnoughAfterGarbage() {
    var hand = Hand(.noisy, seed: 5)
    var recognizer = GestureRecognizer(screen: hand.screen)
    for _ in 0..<500 {
      hand.time += hand.random(0...0.05)
      let phase: TouchEvent.Phase = hand.generator.pick([.began, .moved, .moved, .ended])
      let point = Point(x: hand.random(0...375), y: hand.random(0...812))
      _ = recognizer.feed(
        TouchEvent(
          finger: hand.generator.int(0...9), phase: phase, point: point, time: hand.time))
    }
    for finger in 0...9 {
      _ = recognizer.feed(
        TouchEvent(finger: finger, phase: .ended, point: .zero, time: hand.time))
    }
    _ = recognizer.flush(at: hand.time + 1)
    hand.time += 1
    let trace = TouchTrace(.scrub, by: &hand)
    #expect(trace.events.flatMap { recognizer.feed($0) } == [.scrub])
  }
}
