import EarshotVoices

/// Measures the pitch of a voice by autocorrelation.
enum Pitch {
  /// The middle of the pitches of all loud windows, in hertz; `nil` when there is none.
  static func median(of audio: Audio, from start: Double, to end: Double) -> Double? {
    let range = Int(start * Double(audio.rate))..<Int(end * Double(audio.rate))
    let samples = audio.samples[range.clamped(to: 0..<audio.samples.count)].map { Double($0) }
    let window = audio.rate / 20
    let pitches = stride(from: 0, to: samples.count - 2 * window, by: window).compactMap {
      pitch(of: Array(samples[$0..<$0 + 2 * window]), rate: audio.rate)
    }.sorted()
    return pitches.isEmpty ? nil : pitches[pitches.count / 2]
  }

  private static func pitch(of samples: [Double], rate: Int) -> Double? {
    let count = samples.count / 2
    let energy = samples[..<count].reduce(0) { $0 + $1 * $1 }
    guard energy > Double(count) * 250_000 else { return nil }
    let periods = rate / 400...rate / 60
    let likeness = periods.map { period -> Double in
      var (product, other) = (0.0, 1.0)
      for index in 0..<count {
        product += samples[index] * samples[index + period]
        other += samples[index + period] * samples[index + period]
      }
      return product / (energy * other).squareRoot()
    }
    guard let best = likeness.indices.max(by: { likeness[$0] < likeness[$1] }),
      likeness[best] > 0.7
    else { return nil }
    return Double(rate) / Double(periods.lowerBound + best)
  }
}
