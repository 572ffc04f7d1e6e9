import EarshotSession
import EarshotTree
import EarshotVoices
import Foundation
import Testing

/// The tones of charts (F210, F211, A35).
@Suite struct AudioGraphTests {
  private static let rate = 22_050

  private func sound(_ chart: Chart, _ seconds: Double) -> Audio {
    SoundEffects.audio(of: AudioGraph(of: chart, seconds: seconds), rate: Self.rate)
  }

  private func chart(_ values: [Double?], isContinuous: Bool = false) -> Chart {
    Chart(
      y: Chart.Axis(range: 0...100),
      series: [
        Chart.Series(
          isContinuous: isContinuous,
          points: values.enumerated().map { Chart.DataPoint(x: .number(Double($0)), y: $1) })
      ])
  }

  /// Hertz, by the moments at which the wave goes up through zero; `nil` in silence.
  private func pitch(_ audio: Audio, from start: Double, to end: Double) -> Double? {
    let samples = Array(
      audio.samples[Int(start * Double(audio.rate))..<Int(end * Double(audio.rate))])
    guard (samples.map(\.magnitude).max() ?? 0) > 500 else { return nil }
    let crossings = (1..<samples.count).filter { samples[$0 - 1] < 0 && samples[$0] >= 0 }
    guard let first = crossings.first, let last = crossings.last, last > first else { return nil }
    return Double(crossings.count - 1) * Double(audio.rate) / Double(last - first)
  }

  @Test func thePitchFollowsTheValue() throws {
    let values = stride(from: 0.0, through: 100, by: 10).map { $0 }
    let graph = AudioGraph(of: chart(values), seconds: 4)
    let audio = SoundEffects.audio(of: graph, rate: Self.rate)
    #expect(graph.tones.count == values.count)
    let pitches = try graph.tones.map { tone in
      let (start, end) = (tone.moments[0].time, tone.moments[1].time)
      return try #require(pitch(audio, from: start + 0.02, to: end - 0.02))
    }
    for (value, heard) in zip(values, pitches) {
      let expected = 220 * pow(2, value / 50)
      #expect(abs(heard - expected) < expected * 0.01, "\(value)")
    }
    #expect(zip(pitches, pitches.dropFirst()).allSatisfy { $0 < $1 })
  }

  /// The example of the sources: 45, 12 and 89.
  @Test func threePointsAreThreeTones() throws {
    let graph = AudioGraph(of: chart([45, 12, 89]), seconds: 3)
    let audio = SoundEffects.audio(of: graph, rate: Self.rate)
    let pitches = try graph.tones.map {
      try #require(pitch(audio, from: $0.moments[0].time + 0.02, to: $0.moments[1].time - 0.02))
    }
    #expect(pitches[1] < pitches[0] && pitches[0] < pitches[2])
  }

  @Test func aLineGlidesWithoutAStep() throws {
    let audio = sound(chart([0, 100], isContinuous: true), 2)
    let pitches = try stride(from: 0.1, to: 1.8, by: 0.1).map {
      try #require(pitch(audio, from: $0, to: $0 + 0.1))
    }
    #expect(zip(pitches, pitches.dropFirst()).allSatisfy { $0 < $1 })
    let steps = zip(audio.samples, audio.samples.dropFirst()).map { Int($1) - Int($0) }
    #expect((steps.map(\.magnitude).max() ?? 0) < 3_000)
  }

  @Test(arguments: [1, 2.5, 5, 60], [1, 2, 30, 1_000])
  func itIsAsLongAsSet(_ seconds: Double, _ count: Int) {
    for isContinuous in [false, true] {
      let values = (0..<count).map { Double($0 % 90) as Double? }
      let audio = sound(chart(values, isContinuous: isContinuous), seconds)
      #expect(audio.samples.count == Int(seconds * Double(Self.rate)))
      #expect(audio == sound(chart(values, isContinuous: isContinuous), seconds))
      let peak = audio.samples.map(\.magnitude).max() ?? 0
      #expect(peak > 500 && peak < 16_384)
    }
  }

  @Test func aGapIsATick() throws {
    let graph = AudioGraph(of: chart([10, nil, 90], isContinuous: true), seconds: 4)
    #expect(graph.ticks == [2])
    #expect(graph.tones.count == 2)
    let audio = SoundEffects.audio(of: graph, rate: Self.rate)
    let tick = audio.samples[Int(2 * Double(Self.rate))..<Int(2.02 * Double(Self.rate))]
    #expect((tick.map(\.magnitude).max() ?? 0) > 2_000)
    let around = audio.samples[Int(2.1 * Double(Self.rate))..<Int(3 * Double(Self.rate))]
    #expect(around.allSatisfy { $0 == 0 })
  }

  @Test func oneSeriesFollowsAnother() {
    var both = chart([10, 20, 30])
    both.series.append(both.series[0])
    let graph = AudioGraph(of: both, seconds: 4)
    #expect(graph.tones.count == 6)
    #expect(graph.tones[..<3].allSatisfy { ($0.moments.last?.time ?? 9) <= 2 })
    #expect(graph.tones[3...].allSatisfy { ($0.moments.first?.time ?? 0) >= 2 })
  }

  @Test func whatHasNoDataIsSilent() {
    #expect(sound(Chart(), 2).samples.allSatisfy { $0 == 0 })
    #expect(AudioGraph(of: chart([nil, .nan]), seconds: 2).tones.isEmpty)
    #expect(AudioGraph(of: chart([5]), seconds: 2).tones.count == 1)
  }
}
