import EarshotTree
import EarshotVoiceOver
import Foundation
import TestSupport

/// A gesture of the chart as it is drawn, and what must be recognised.
struct TouchTrace {
  var events: [TouchEvent] = []
  var expected: [Gesture] = []

  /// All gestures that fingers can make, each with its own name.
  enum Kind: String, CaseIterable {
    case explore, rest, splitTap
    case singleTap, doubleTap, tripleTap, doubleTapAndHold, doubleTapAndDrag
    case swipeRight, swipeLeft, swipeUp, swipeDown
    case twoFingerTap, magicTap, twoFingerTripleTap, twoFingerDoubleTapAndHold
    case twoFingerSwipeUp, twoFingerSwipeDown, twoFingerSwipeLeft, twoFingerSwipeRight, scrub,
      rotateClockwise, rotateCounterclockwise
    case threeFingerTap, threeFingerDoubleTap, threeFingerTripleTap
    case threeFingerSwipeLeft, threeFingerSwipeRight, threeFingerSwipeUp, threeFingerSwipeDown
    case fourFingerTapTop, fourFingerTapBottom, fourFingerDoubleTap
    case fourFingerSwipeLeft, fourFingerSwipeRight
    case home, appSwitcher
  }

  /// Nothing, to draw on.
  init() {}

  /// Draws a gesture; what the hand does next comes after it.
  init(_ kind: Kind, by hand: inout Hand) {
    switch kind {
    case .explore: explore(&hand, length: hand.amount(80...300))
    case .rest: explore(&hand, length: 0)
    case .splitTap: splitTap(&hand)
    case .singleTap: taps(1, 1, .singleTap, &hand)
    case .doubleTap: taps(1, 2, .doubleTap, &hand)
    case .tripleTap: taps(1, 3, .tripleTap, &hand)
    case .doubleTapAndHold: tapAndHold(1, .doubleTapAndHold, &hand)
    case .doubleTapAndDrag: tapAndDrag(&hand)
    case .swipeRight: swipe(1, 0, .swipeRight, &hand)
    case .swipeLeft: swipe(1, 180, .swipeLeft, &hand)
    case .swipeUp: swipe(1, -90, .swipeUp, &hand)
    case .swipeDown: swipe(1, 90, .swipeDown, &hand)
    case .twoFingerTap: taps(2, 1, .twoFingerTap, &hand)
    case .magicTap: taps(2, 2, .magicTap, &hand)
    case .twoFingerTripleTap: taps(2, 3, .twoFingerTripleTap, &hand)
    case .twoFingerDoubleTapAndHold: tapAndHold(2, .twoFingerDoubleTapAndHold, &hand)
    case .twoFingerSwipeUp: swipe(2, -90, .twoFingerSwipeUp, &hand)
    case .twoFingerSwipeDown: swipe(2, 90, .twoFingerSwipeDown, &hand)
    case .twoFingerSwipeLeft: swipe(2, 180, .twoFingerSwipeLeft, &hand)
    case .twoFingerSwipeRight: swipe(2, 0, .twoFingerSwipeRight, &hand)
    case .scrub: scrub(&hand)
    case .rotateClockwise: rotate(1, .rotateClockwise, &hand)
    case .rotateCounterclockwise: rotate(-1, .rotateCounterclockwise, &hand)
    case .threeFingerTap: taps(3, 1, .threeFingerTap, &hand)
    case .threeFingerDoubleTap: taps(3, 2, .threeFingerDoubleTap, &hand)
    case .threeFingerTripleTap: taps(3, 3, .threeFingerTripleTap, &hand)
    case .threeFingerSwipeLeft: swipe(3, 180, .threeFingerSwipe(.left), &hand)
    case .threeFingerSwipeRight: swipe(3, 0, .threeFingerSwipe(.right), &hand)
    case .threeFingerSwipeUp: swipe(3, -90, .threeFingerSwipe(.up), &hand)
    case .threeFingerSwipeDown: swipe(3, 90, .threeFingerSwipe(.down), &hand)
    case .fourFingerTapTop: taps(4, 1, .fourFingerTapTop, &hand)
    case .fourFingerTapBottom: taps(4, 1, .fourFingerTapBottom, &hand)
    case .fourFingerDoubleTap: taps(4, 2, .fourFingerDoubleTap, &hand)
    case .fourFingerSwipeLeft: swipe(4, 180, .fourFingerSwipeLeft, &hand)
    case .fourFingerSwipeRight: swipe(4, 0, .fourFingerSwipeRight, &hand)
    case .home: fromEdge(&hand, hold: 0, .home)
    case .appSwitcher: fromEdge(&hand, hold: hand.seconds(GestureTolerance.hold), .appSwitcher)
    }
  }

  /// Whether what was recognised is this gesture and nothing else; places may differ by the noise.
  func agrees(with gestures: [Gesture]) -> Bool {
    guard case .doubleTapAndDrag(let dx, let dy)? = expected.first else {
      return Self.withoutPlaces(gestures) == expected
    }
    guard gestures.count == 1, case .doubleTapAndDrag(let x, let y) = gestures[0] else {
      return false
    }
    let most = 2 * GestureTolerance.positionNoise + 0.001
    return abs(x - dx) <= most && abs(y - dy) <= most
  }

  /// Touches in a row become one touch of nowhere.
  private static func withoutPlaces(_ gestures: [Gesture]) -> [Gesture] {
    var result: [Gesture] = []
    for gesture in gestures {
      guard case .touch = gesture else {
        result.append(gesture)
        continue
      }
      if !result.contains(.touch(.zero)) { result.append(.touch(.zero)) }
    }
    return result
  }
}

extension TouchTrace {
  private static func shift(_ length: Double, _ degrees: Double) -> Point {
    let radians = degrees * .pi / 180
    return Point(x: length * cos(radians), y: length * sin(radians))
  }

  /// Where the fingers of a hand are: in a row that is not quite straight across.
  private static func row(_ count: Int, _ hand: inout Hand) -> [Point] {
    let slope = hand.amount(-40...40)
    var points = [Point.zero]
    while points.count < count {
      let step = shift(hand.amount(GestureTolerance.fingerSpacing), slope + hand.amount(-15...15))
      let last = points[points.count - 1]
      points.append(Point(x: last.x + step.x, y: last.y + step.y))
    }
    return points
  }

  /// Moves a row of fingers along places that are the same for all.
  private static func fingers(
    _ row: [Point], _ places: [(time: Double, point: Point)]
  ) -> [Hand.Finger] {
    row.map { start in
      Hand.Finger(
        places: places.map {
          ($0.time, Point(x: start.x + $0.point.x, y: start.y + $0.point.y))
        })
    }
  }

  private mutating func taps(_ fingers: Int, _ count: Int, _ gesture: Gesture, _ hand: inout Hand) {
    expected = [gesture]
    var region = hand.anywhere
    if gesture == .fourFingerTapTop || gesture == .fourFingerTapBottom {
      // The middle of the fingers decides; near it either half may be meant.
      region.height = hand.screen.height / 2 - 20
      if gesture == .fourFingerTapBottom { region.y = hand.screen.height / 2 + 10 }
    }
    for number in 0..<count {
      if number > 0 { hand.time += hand.seconds(GestureTolerance.tapGap) }
      tap(fingers, for: hand.seconds(GestureTolerance.tapDuration), &hand, in: region)
    }
  }

  private mutating func tap(
    _ fingers: Int, for duration: Double, _ hand: inout Hand, in region: Rect? = nil
  ) {
    let row = Self.row(fingers, &hand)
    events += hand.draw(
      Self.fingers(row, [(0, .zero), (duration, .zero)]), in: region ?? hand.anywhere)
  }

  private mutating func tapAndHold(_ fingers: Int, _ gesture: Gesture, _ hand: inout Hand) {
    expected = [gesture]
    tap(fingers, for: hand.seconds(GestureTolerance.tapDuration), &hand)
    hand.time += hand.seconds(GestureTolerance.tapGap)
    tap(fingers, for: hand.seconds(GestureTolerance.hold), &hand)
  }

  private mutating func tapAndDrag(_ hand: inout Hand) {
    let way = Self.shift(hand.amount(GestureTolerance.dragLength), hand.amount(-180...180))
    expected = [.doubleTapAndDrag(dx: way.x, dy: way.y)]
    tap(1, for: hand.seconds(GestureTolerance.tapDuration), &hand)
    hand.time += hand.seconds(GestureTolerance.tapGap)
    let rest = hand.seconds(GestureTolerance.hold)
    let places = [(0, .zero), (rest, .zero), (rest + hand.seconds(0.1...2), way)]
    events += hand.draw([Hand.Finger(places: places)], in: hand.anywhere)
  }

  private mutating func swipe(
    _ fingers: Int, _ degrees: Double, _ gesture: Gesture, _ hand: inout Hand
  ) {
    expected = [gesture]
    let row = Self.row(fingers, &hand)
    let duration = hand.seconds(
      fingers == 1 ? GestureTolerance.flickDuration : GestureTolerance.wideFlickDuration)
    // Four spread fingers leave little room across the screen.
    let wide = (row.map(\.x).max() ?? 0) - (row.map(\.x).min() ?? 0)
    let length = min(
      hand.amount(GestureTolerance.flickLength), hand.anywhere.width - wide)
    let error = GestureTolerance.flickError
    let way = Self.shift(length, degrees + hand.amount(-error...error))
    events += hand.draw(Self.fingers(row, [(0, .zero), (duration, way)]), in: hand.anywhere)
  }

  private mutating func explore(_ hand: inout Hand, length: Double) {
    expected = [.touch(.zero), .lift]
    let way = Self.shift(length, hand.amount(-180...180))
    let duration = hand.seconds(GestureTolerance.exploration)
    events += hand.draw(
      [Hand.Finger(places: [(0, .zero), (duration, way)])], in: hand.anywhere)
  }

  private mutating func splitTap(_ hand: inout Hand) {
    expected = [.touch(.zero), .splitTap, .lift]
    let alone = hand.seconds(GestureTolerance.exploration)
    let tap = hand.seconds(GestureTolerance.tapDuration)
    let after = hand.seconds(0.1...1)
    let way = Self.shift(hand.amount(0...150), hand.amount(-180...180))
    let beside = Self.shift(hand.amount(GestureTolerance.fingerSpacing), hand.amount(-180...180))
    let place = Point(x: way.x + beside.x, y: way.y + beside.y)
    events += hand.draw(
      [
        Hand.Finger(places: [(0, .zero), (alone, way), (alone + tap + after, way)]),
        Hand.Finger(places: [(alone, place), (alone + tap, place)]),
      ], in: hand.anywhere)
  }

  private mutating func scrub(_ hand: inout Hand) {
    expected = [.scrub]
    let legs = hand.manner.varies ? hand.generator.int(GestureTolerance.scrubLegs) : 3
    let first = hand.manner.varies ? hand.random(-180...180) : 0
    let side = hand.manner.varies && hand.generator.oneIn(2) ? -1.0 : 1
    let duration = hand.seconds(GestureTolerance.scrubLegDuration)
    var places: [(time: Double, point: Point)] = [(0, .zero)]
    for leg in 0..<legs {
      let last = places[places.count - 1]
      let back = leg.isMultiple(of: 2) ? 0 : side * hand.amount(GestureTolerance.scrubTurn)
      let way = Self.shift(hand.amount(GestureTolerance.scrubLeg), first + back)
      places.append((last.time + duration, Point(x: last.point.x + way.x, y: last.point.y + way.y)))
    }
    events += hand.draw(Self.fingers(Self.row(2, &hand), places), in: hand.anywhere)
  }

  private mutating func rotate(_ sign: Double, _ gesture: Gesture, _ hand: inout Hand) {
    expected = [gesture]
    turn(sign * hand.amount(GestureTolerance.rotation), &hand)
  }

  /// Turns two fingers around a point between them, or one of them around the other.
  mutating func turn(_ degrees: Double, _ hand: inout Hand) {
    let span = hand.amount(GestureTolerance.rotationSpan)
    let pivot = hand.amount(0...1)
    let bearing = hand.amount(-180...180)
    let duration = hand.seconds(GestureTolerance.rotationDuration) * max(1, abs(degrees) / 75)
    let fingers = [(pivot * span, 180.0), ((1 - pivot) * span, 0)].map { radius, side in
      Hand.Finger(
        places: (0...24).map { step in
          let part = Double(step) / 24
          return (duration * part, Self.shift(radius, bearing + side + degrees * part))
        })
    }
    events += hand.draw(fingers, in: hand.anywhere)
  }

  private mutating func fromEdge(_ hand: inout Hand, hold: Double, _ gesture: Gesture) {
    expected = [gesture]
    let error = GestureTolerance.flickError
    let way = Self.shift(
      hand.amount(GestureTolerance.edgeLength), -90 + hand.amount(-error...error))
    let duration = hand.seconds(GestureTolerance.edgeDuration)
    // Noise must neither lift the start out of the strip at the edge nor leave the glass.
    let noise = GestureTolerance.positionNoise
    let edge = GestureTiming().edgeHeight - 0.5
    let top = hand.screen.height - edge + noise
    let start = Rect(
      x: 4, y: top + way.y, width: hand.screen.width - 8,
      height: edge - 2 * noise - way.y)
    var places = [(0, .zero), (duration, way)]
    if hold > 0 { places.append((duration + hold, way)) }
    events += hand.draw([Hand.Finger(places: places)], in: start)
  }
}
