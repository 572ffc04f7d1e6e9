package import EarshotTree

/// The tones of a chart: time goes along its x axis, and the pitch follows the value.
public struct AudioGraph: Hashable, Sendable {
  /// A tone that goes from pitch to pitch.
  package struct Tone: Hashable, Sendable {
    /// A moment of the tone.
    package struct Moment: Hashable, Sendable {
      /// Seconds from the beginning of the graph.
      package var time: Double
      /// Hertz.
      package var pitch: Double
    }

    /// The moments in order, at least two; between them the pitch glides.
    package var moments: [Moment]
  }

  /// The tones in the order in which they begin, series after series.
  package private(set) var tones: [Tone] = []
  /// The moments of the gaps in the data, at which there is a tick, in seconds from the beginning.
  package private(set) var ticks: [Double] = []
  /// The length in seconds.
  package let duration: Double
  /// The loudness of a tone from 0 to 1, so that tones that overlap are not too loud together.
  package private(set) var level = AudioGraph.loudest

  /// The pitch of the lowest value in hertz; an assumption, as all numbers here.
  package static let lowestPitch = 220.0
  /// The octaves from the lowest value to the highest.
  package static let octaves = 2.0
  /// The longest graph in seconds.
  package static let longest = 60.0

  private static let loudest = 0.3
  /// The share of its time after which a series is silent, before the next one begins.
  private static let rest = 0.1
  /// The shortest and the longest tone of a point that stands alone, in seconds.
  private static let lengths = 0.03...0.3

  /// Makes the graph of a chart.
  ///
  /// - Parameters:
  ///   - chart: the chart; its series are heard one after another, each for the same time.
  ///   - seconds: the length of the whole.
  package init(of chart: Chart, seconds: Double) {
    duration = seconds
    let scale = ChartScale(chart)
    let filled = chart.series.filter { !$0.points.isEmpty }
    let time = seconds / Double(max(1, filled.count))
    for (index, series) in filled.enumerated() {
      let isLast = index + 1 == filled.count
      let length = time * (isLast ? 1 : 1 - AudioGraph.rest)
      add(series, on: scale, from: time * Double(index), for: length)
    }
  }
}

extension AudioGraph {
  private mutating func add(
    _ series: Chart.Series, on scale: ChartScale, from start: Double, for length: Double
  ) {
    let room = length / Double(series.points.count) * 0.8
    let single = min(
      max(room, AudioGraph.lengths.lowerBound), AudioGraph.lengths.upperBound, length)
    if !series.isContinuous, room < single {
      level = min(level, max(0.02, AudioGraph.loudest * room / single))
    }
    var line: [Tone.Moment] = []
    for point in series.points {
      guard let share = scale.share(of: point.x) else { continue }
      // A point that stands alone sounds for a while, also at the end.
      let time = start + share * (series.isContinuous ? length : length - single)
      guard let value = point.y, value.isFinite else {
        end(&line, atLeast: single, before: start + length)
        ticks.append(time)
        continue
      }
      line.append(Tone.Moment(time: time, pitch: AudioGraph.pitch(scale.share(of: value))))
      if !series.isContinuous { end(&line, atLeast: single, before: start + length) }
    }
    end(&line, atLeast: single, before: start + length)
  }

  /// Ends a line; one of a single moment is a tone of its own.
  private mutating func end(_ line: inout [Tone.Moment], atLeast length: Double, before end: Double)
  {
    guard let first = line.first, let last = line.last else { return }
    if line.count == 1 {
      line[0].time = max(0, min(first.time, end - length))
      line.append(Tone.Moment(time: line[0].time + length, pitch: last.pitch))
    }
    tones.append(Tone(moments: line))
    line = []
  }

  /// The pitch of a value, as a share of the y axis, in hertz; equal steps are equal intervals.
  private static func pitch(_ share: Double) -> Double {
    lowestPitch * power(ofTwo: octaves * share)
  }

  /// 2 to the power of a number, by the series of the exponential: no Foundation is at hand.
  private static func power(ofTwo exponent: Double) -> Double {
    let whole = exponent.rounded(.down)
    let rest = (exponent - whole) * 0.693_147_180_559_945_3
    var (term, sum) = (1.0, 1.0)
    for index in 1...20 {
      term *= rest / Double(index)
      sum += term
    }
    return sum * Double(sign: .plus, exponent: Int(whole), significand: 1)
  }
}
