public import EarshotSession
import Foundation

/// What the sounds of a technology sound like; ours, since those of a phone are not described.
public enum SoundEffects {
  /// The sound in samples of a rate.
  public static func audio(of sound: Sound, rate: Int) -> Audio {
    let count = rate / 16
    let samples = (0..<count).map { index in
      let time = Double(index) / Double(rate)
      let loudness = 8_000 * (1 - Double(index) / Double(count))
      return Int16(loudness * sin(2 * Double.pi * sound.frequency * time))
    }
    return Audio(rate: rate, samples: samples)
  }
}

extension Sound {
  /// Vibrations in a second.
  fileprivate var frequency: Double {
    switch self {
    case .boundary: 220
    case .screenChanged: 880
    case .layoutChanged: 660
    case .pageScrolled: 440
    case .emptyArea: 330
    }
  }
}
