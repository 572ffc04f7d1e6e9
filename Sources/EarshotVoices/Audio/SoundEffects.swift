package import EarshotSession
import Foundation

/// The sounds of a session, made of soft tones; made here, and none of Apple's.
package enum SoundEffects {
  /// The sound of an event: shorter than 0.4 seconds, the same at every call.
  ///
  /// - Parameters:
  ///   - sound: the event.
  ///   - rate: samples in a second.
  package static func audio(of sound: Sound, rate: Int) -> Audio {
    let tones = sound.tones
    let length = tones.map { $0.start + $0.length }.max() ?? 0
    var audio = Audio(silence: length, rate: rate)
    for tone in tones {
      audio.mix(Audio(rate: rate, samples: tone.samples(rate: rate)), at: tone.start)
    }
    return audio
  }
}

/// A tone that swells and fades, so that nothing clicks.
struct Tone {
  /// Seconds from the beginning of the sound.
  var start = 0.0
  /// Seconds.
  var length: Double
  /// Hertz at its beginning.
  var pitch: Double
  /// Hertz at its end.
  var end: Double
  /// Loudness from 0 to 1.
  var level: Double
  /// Times in a second that it trembles, as a vibration does.
  var tremble = 0.0

  /// A vibration of the phone as it is heard; each kind has a pitch of its own, to be told apart.
  static func hum(from start: Double = 0, length: Double, pitch: Double) -> Tone {
    Tone(start: start, length: length, pitch: pitch, end: pitch, level: 0.24, tremble: 40)
  }

  /// The samples of the tone.
  func samples(rate: Int) -> [Int16] {
    let count = Int(length * Double(rate))
    guard count > 1 else { return [] }
    let shape = (0..<count).map { envelope(Double($0) / Double(count - 1)) }
    var wave = shape.indices.map { shape[$0] * swing(at: Double($0) / Double(rate)) }
    // What is left over of whole waves would push the loudspeaker aside.
    let offset = wave.reduce(0, +) / shape.reduce(0, +)
    for index in wave.indices { wave[index] -= shape[index] * offset }
    return wave.map { Int16(($0 * level * 32_767).rounded(.towardZero)) }
  }

  /// From 0 to 1 in a quarter of the length, and back in the rest.
  private func envelope(_ share: Double) -> Double {
    let swell = sin(.pi * share.squareRoot())
    return swell * swell
  }

  private func swing(at time: Double) -> Double {
    let turns = pitch * time + (end - pitch) * time * time / (2 * length)
    let trembling = tremble > 0 ? 0.5 - 0.5 * cos(2 * .pi * tremble * time) : 1
    return sin(2 * .pi * turns) * trembling
  }
}

extension Sound {
  fileprivate var tones: [Tone] {
    switch self {
    // Two dull knocks, as on a wall.
    case .boundary:
      [
        Tone(length: 0.09, pitch: 220, end: 165, level: 0.4),
        Tone(start: 0.1, length: 0.09, pitch: 220, end: 165, level: 0.28),
      ]
    // Two tones upwards, the second a fifth above.
    case .screenChanged:
      [
        Tone(length: 0.16, pitch: 523, end: 523, level: 0.26),
        Tone(start: 0.11, length: 0.24, pitch: 784, end: 784, level: 0.24),
      ]
    // One short high tone.
    case .layoutChanged: [Tone(length: 0.13, pitch: 988, end: 988, level: 0.24)]
    // A glide, over a hum that trembles as the phone does.
    case .pageScrolled:
      [
        Tone(length: 0.3, pitch: 330, end: 660, level: 0.2),
        Tone.hum(length: 0.22, pitch: 110),
      ]
    // A soft drop.
    case .emptyArea: [Tone(length: 0.08, pitch: 440, end: 330, level: 0.22)]
    // A page that is turned: a soft glide down.
    case .pageTurn: [Tone(length: 0.24, pitch: 700, end: 420, level: 0.18)]
    case .vibration: [Tone.hum(length: 0.1, pitch: 80)]
    case .hapticSuccess:
      [Tone.hum(length: 0.07, pitch: 90), Tone.hum(from: 0.12, length: 0.12, pitch: 90)]
    case .hapticWarning:
      [Tone.hum(length: 0.14, pitch: 70), Tone.hum(from: 0.2, length: 0.09, pitch: 70)]
    case .hapticError:
      [0, 0.09, 0.18].map { Tone.hum(from: $0, length: 0.07, pitch: 160) } + [
        Tone.hum(from: 0.27, length: 0.11, pitch: 160)
      ]
    case .loadingTick: [Tone(length: 0.06, pitch: 1_300, end: 1_300, level: 0.22)]
    case .loaded: [Tone(length: 0.2, pitch: 660, end: 880, level: 0.22)]
    // Points that rise, for a chart whose own tones are not at hand.
    case .audioGraph:
      [392, 587, 880].enumerated().map { place, pitch in
        Tone(start: 0.1 * Double(place), length: 0.09, pitch: pitch, end: pitch, level: 0.24)
      }
    }
  }
}
