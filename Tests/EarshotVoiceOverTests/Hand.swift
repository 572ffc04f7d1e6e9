import EarshotTree
import EarshotVoiceOver
import Foundation
import TestSupport

/// A hand that draws gestures within `GestureTolerance`, as events of touches.
struct Hand {
  /// How it draws: all at one end of the tolerances; anywhere within them; each at any of its ends.
  enum Manner: String, CaseIterable {
    case slow, fast, noisy, extreme

    /// Whether no two gestures of the hand are alike.
    var varies: Bool { self == .noisy || self == .extreme }
  }

  /// A finger as places with times, straight in between; offsets from where the hand is put.
  struct Finger {
    var places: [(time: Double, point: Point)]
  }

  let manner: Manner
  let screen: Size
  var generator: SeededGenerator
  /// When the next finger comes down.
  var time: Double

  init(_ manner: Manner, seed: UInt64, screen: Size = Size(width: 375, height: 812)) {
    self.manner = manner
    self.screen = screen
    generator = SeededGenerator(seed: seed)
    time = 0
    if manner.varies { time = random(0...1000) }
  }

  /// Seconds within a tolerance: the longest of a slow hand, the shortest of a fast one.
  mutating func seconds(_ range: ClosedRange<Double>) -> Double {
    switch manner {
    case .slow: range.upperBound
    case .fast: range.lowerBound
    case .noisy, .extreme: random(range)
    }
  }

  /// Anything but a time: the middle, or anywhere.
  mutating func amount(_ range: ClosedRange<Double>) -> Double {
    manner.varies ? random(range) : (range.lowerBound + range.upperBound) / 2
  }

  mutating func random(_ range: ClosedRange<Double>) -> Double {
    guard manner != .extreme else {
      return generator.oneIn(2) ? range.lowerBound : range.upperBound
    }
    let part = Double(generator.next() >> 11) / Double(1 << 53)
    return range.lowerBound + part * (range.upperBound - range.lowerBound)
  }

  /// The parts of the screen where any gesture but those from the edge may begin.
  var anywhere: Rect { Rect(x: 4, y: 4, width: screen.width - 8, height: screen.height - 20) }

  /// Puts fingers somewhere inside a region and samples them; the hand's time is then their end.
  mutating func draw(_ fingers: [Finger], in region: Rect) -> [TouchEvent] {
    let points = fingers.flatMap(\.places).map(\.point)
    let left = points.map(\.x).min() ?? 0
    let right = points.map(\.x).max() ?? 0
    let top = points.map(\.y).min() ?? 0
    let bottom = points.map(\.y).max() ?? 0
    let x = amount(region.x...max(region.x, region.maxX - (right - left))) - left
    let y = amount(region.y...max(region.y, region.maxY - (bottom - top))) - top
    var late = fingers.map { _ in manner.varies ? random(0...GestureTolerance.fingerOffset) : 0 }
    // One of the fingers is the first.
    let first = late.min() ?? 0
    late = late.map { $0 - first }
    var events: [TouchEvent] = []
    for (number, finger) in fingers.enumerated() {
      events += sample(finger, number: number, x: x, y: y, late: late[number])
    }
    // Sorting in Swift is stable: the order of a finger's own events is kept.
    events.sort { $0.time < $1.time }
    time = events.last?.time ?? time
    return events
  }

  private mutating func sample(
    _ finger: Finger, number: Int, x: Double, y: Double, late: Double
  ) -> [TouchEvent] {
    guard let first = finger.places.first, let last = finger.places.last else { return [] }
    let interval = manner.varies ? random(1 / 120...1 / 50) : 1 / 60
    var times = Array(stride(from: first.time, to: last.time - interval / 2, by: interval))
    times.append(last.time)
    var leg = 0
    return times.enumerated().map { index, moment in
      while leg < finger.places.count - 2 && finger.places[leg + 1].time <= moment { leg += 1 }
      let from = finger.places[leg]
      let to = finger.places[min(leg + 1, finger.places.count - 1)]
      let part = to.time > from.time ? (moment - from.time) / (to.time - from.time) : 1
      let noise = manner.varies ? GestureTolerance.positionNoise : 0
      let point = Point(
        x: x + from.point.x + (to.point.x - from.point.x) * part + random(-noise...noise),
        y: y + from.point.y + (to.point.y - from.point.y) * part + random(-noise...noise))
      let phase: TouchEvent.Phase =
        index == 0 ? .began : index == times.count - 1 ? .ended : .moved
      return TouchEvent(finger: number, phase: phase, point: point, time: time + moment + late)
    }
  }
}
