package import EarshotSession
import Foundation

extension SoundEffects {
  /// The sound of the tones of a chart, as long as the graph and the same at every call.
  ///
  /// - Parameters:
  ///   - graph: the tones.
  ///   - rate: samples in a second.
  package static func audio(of graph: AudioGraph, rate: Int) -> Audio {
    var audio = Audio(silence: graph.duration, rate: rate)
    for tone in graph.tones {
      guard let start = tone.moments.first?.time else { continue }
      let samples = samples(of: tone, level: graph.level, rate: rate)
      audio.mix(Audio(rate: rate, samples: samples), at: start)
    }
    let tick = Tone(length: 0.02, pitch: 1_600, end: 1_600, level: 0.25).samples(rate: rate)
    for time in graph.ticks { audio.mix(Audio(rate: rate, samples: tick), at: time) }
    return audio
  }

  /// A wave that glides from moment to moment without a step, and begins and ends softly.
  private static func samples(of tone: AudioGraph.Tone, level: Double, rate: Int) -> [Int16] {
    guard let first = tone.moments.first, let last = tone.moments.last else { return [] }
    let count = Int(((last.time - first.time) * Double(rate)).rounded())
    let fade = max(1, min(count / 4, rate / 100))
    var (place, turns) = (1, 0.0)
    return (0..<count).map { index in
      let time = first.time + Double(index) / Double(rate)
      while place + 1 < tone.moments.count, tone.moments[place].time <= time { place += 1 }
      turns += tone.pitch(at: time, before: place) / Double(rate)
      turns -= turns.rounded(.down)
      let edge = Double(min(index, count - 1 - index, fade)) / Double(fade)
      return Int16((sin(2 * .pi * turns) * edge * level * 32_767).rounded(.towardZero))
    }
  }
}

extension AudioGraph.Tone {
  /// The pitch at a time between the moment of a place and the one before it, in hertz.
  fileprivate func pitch(at time: Double, before place: Int) -> Double {
    let (start, end) = (moments[place - 1], moments[place])
    let length = end.time - start.time
    guard length > 0 else { return end.pitch }
    let share = min(max((time - start.time) / length, 0), 1)
    return start.pitch + (end.pitch - start.pitch) * share
  }
}
