import Foundation

extension Audio {
  /// Number of samples before the first that is heard.
  var leadingSilence: Int { samples.firstIndex { $0.magnitude > 8 } ?? samples.count }

  /// The sound without the silence before and behind it.
  var trimmed: Audio {
    let isHeard = { (sample: Int16) in sample.magnitude > 8 }
    guard let first = samples.firstIndex(where: isHeard),
      let last = samples.lastIndex(where: isHeard)
    else { return Audio(rate: rate) }
    return Audio(rate: rate, samples: Array(samples[first...last]))
  }

  /// The first seconds of the sound, fading out so that the end does not click.
  func cut(at seconds: Double) -> Audio {
    let count = min(samples.count, Int((seconds * Double(rate)).rounded()))
    guard count < samples.count else { return self }
    var samples = Array(samples[..<count])
    let fade = min(count, rate / 100)
    for index in 0..<fade {
      let place = count - 1 - index
      samples[place] = Int16(Int(samples[place]) * index / fade)
    }
    return Audio(rate: rate, samples: samples)
  }

  /// Adds another sound of the same rate, in seconds from the start; what is too loud is clipped.
  mutating func mix(_ other: Audio, at seconds: Double) {
    let start = Int((seconds * Double(rate)).rounded())
    let count = max(0, min(other.samples.count, samples.count - start))
    for index in 0..<count {
      let sum = Int(samples[start + index]) + Int(other.samples[index])
      samples[start + index] = Int16(clamping: sum)
    }
  }

  /// The same sound in samples of another rate, by a windowed sinc.
  func resampled(to newRate: Int) -> Audio {
    guard newRate != rate, !samples.isEmpty else { return Audio(rate: newRate, samples: samples) }
    let step = Double(rate) / Double(newRate)
    // What is higher than the new rate can hold is left out.
    let cutoff = min(1, 1 / step)
    let reach = 12 / cutoff
    let count = Int((Double(samples.count) / step).rounded())
    let result = (0..<count).map { index -> Int16 in
      let center = Double(index) * step
      let first = max(0, Int((center - reach).rounded(.up)))
      let last = min(samples.count - 1, Int(center + reach))
      guard first <= last else { return 0 }
      var sum = 0.0
      for place in first...last {
        let distance = Double(place) - center
        let window = 0.5 + 0.5 * cos(.pi * distance / reach)
        sum += Double(samples[place]) * cutoff * sinc(cutoff * distance) * window
      }
      return Int16(clamping: Int(sum.rounded()))
    }
    return Audio(rate: newRate, samples: result)
  }
}

private func sinc(_ value: Double) -> Double {
  abs(value) < 1e-9 ? 1 : sin(.pi * value) / (.pi * value)
}
