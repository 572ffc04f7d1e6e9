import EarshotSpeech
import EarshotTree

/// How much a screen asks of a listener.
public struct ScreenMeasure: Hashable, Sendable {
  /// Number of stops, which is the number of swipes to hear all, plus one.
  public var stops: Int
  /// Number of words that are said.
  public var words: Int
  /// Seconds of listening to everything at a rate.
  public var seconds: Double
  /// The part of the screen that a finger finds something on, from 0 to 1; `nil` without frames.
  public var coverage: Double?

  /// Measures a reading of a screen.
  init(_ screen: Transcript.OrderedScreen, _ lines: [Transcript.Line], pace: SpeechPace) {
    stops = screen.order.count
    words = lines.reduce(0) { count, line in
      count + line.utterance.parts.reduce(0) { $0 + $1.text.split(separator: " ").count }
    }
    seconds = lines.reduce(0) { $0 + pace.duration(of: $1.utterance) }
    coverage = TouchCoverage.share(of: screen)
  }
}

/// The part of a screen that elements cover, on a grid of 4 points.
enum TouchCoverage {
  private static let cell = 4.0

  static func share(of ordered: Transcript.OrderedScreen) -> Double? {
    guard let size = ordered.screen.size, size.width > 0, size.height > 0,
      size.width < 10_000, size.height < 10_000
    else { return nil }
    let columns = Int((size.width / cell).rounded(.up))
    let rows = Int((size.height / cell).rounded(.up))
    var isCovered = Array(repeating: false, count: columns * rows)
    var hasFrames = false
    for index in ordered.order.stops.indices where !ordered.order.stops[index].isOffscreen {
      guard let frame = ordered.order.stops[index].element.effectiveFrame else { continue }
      hasFrames = true
      let left = clamp(frame.x, columns)
      let right = clamp(frame.maxX, columns)
      for row in clamp(frame.y, rows)..<max(clamp(frame.maxY, rows), clamp(frame.y, rows)) {
        for column in left..<max(right, left) { isCovered[row * columns + column] = true }
      }
    }
    return hasFrames ? Double(isCovered.count { $0 }) / Double(isCovered.count) : nil
  }

  private static func clamp(_ value: Double, _ count: Int) -> Int {
    Int(min(max((value / cell).rounded(), 0), Double(count)))
  }
}
