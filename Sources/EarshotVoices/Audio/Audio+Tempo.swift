import Foundation

extension Audio {
  /// The sound at another speed with the same pitch: 2 takes half the time.
  ///
  /// Short windows are laid over one another at the places where they fit the wave best (WSOLA).
  /// The speeds of programs differ by language and are not even, this is exact for every voice.
  package func played(atSpeed factor: Double) -> Audio {
    guard factor != 1, factor > 0, !samples.isEmpty else { return self }
    let count = Int((Double(samples.count) / factor).rounded())
    // Two periods of a deep voice.
    let hop = rate / 50
    var source = samples.map { Float($0) }
    // Windows reach beyond the end.
    source += Array(repeating: 0, count: 4 * hop)
    var result = [Float](repeating: 0, count: count + 2 * hop)
    let rise = (0..<hop).map { Float(0.5 - 0.5 * cos(.pi * (Double($0) + 0.5) / Double(hop))) }
    var previous = -hop
    for start in stride(from: 0, to: count, by: hop) {
      let wanted = min(Int(Double(start) * factor), samples.count - 1)
      let place =
        start == 0 ? 0 : source.bestPlace(near: wanted, fitting: previous + hop, hop: hop)
      for index in 0..<hop {
        // The first window begins at once; there is nothing before it to fade from.
        result[start + index] += source[place + index] * (start == 0 ? 1 : rise[index])
        result[start + hop + index] += source[place + hop + index] * rise[hop - 1 - index]
      }
      previous = place
    }
    return Audio(rate: rate, samples: result[..<count].map { Int16(clamping: Int($0.rounded())) })
  }
}

extension [Float] {
  /// The place near the one that is wanted, where the wave goes on as it does at another place.
  fileprivate func bestPlace(near wanted: Int, fitting model: Int, hop: Int) -> Int {
    let last = count - 2 * hop
    let model = Swift.min(Swift.max(model, 0), last)
    let bounds = Swift.max(0, wanted - hop / 2)...Swift.max(0, Swift.min(last, wanted + hop / 2))
    return withUnsafeBufferPointer { wave in
      let rough = best(stride(from: bounds.lowerBound, through: bounds.upperBound, by: 4)) {
        wave.likeness(of: $0, to: model, count: hop, step: 4)
      }
      let near = Swift.max(bounds.lowerBound, rough - 3)...Swift.min(bounds.upperBound, rough + 3)
      return best(stride(from: near.lowerBound, through: near.upperBound, by: 1)) {
        wave.likeness(of: $0, to: model, count: hop, step: 2)
      }
    }
  }

  private func best(_ places: StrideThrough<Int>, _ likeness: (Int) -> Float) -> Int {
    var best = (place: 0, likeness: -Float.infinity)
    for place in places {
      let likeness = likeness(place)
      if likeness > best.likeness { best = (place, likeness) }
    }
    return best.place
  }
}

extension UnsafeBufferPointer<Float> {
  /// How alike two stretches of a wave are, whatever their loudness; 1 is equal.
  fileprivate func likeness(of first: Int, to second: Int, count: Int, step: Int) -> Float {
    var product: Float = 0
    var energy: Float = 1
    for index in stride(from: 0, to: count, by: step) {
      let sample = self[first + index]
      product += sample * self[second + index]
      energy += sample * sample
    }
    return product / energy.squareRoot()
  }
}
