import EarshotText

/// Sound in one channel of 16 bits.
package struct Audio: Hashable, Sendable {
  /// Samples in a second.
  package var rate: Int
  /// The samples.
  package var samples: [Int16]

  /// Makes sound of samples.
  package init(rate: Int = 22_050, samples: [Int16] = []) {
    self.rate = rate
    self.samples = samples
  }

  /// Makes silence of a length in seconds.
  package init(silence seconds: Double, rate: Int = 22_050) {
    let count = Int(clamping: (max(0, seconds) * Double(rate)).rounded())
    self.init(rate: rate, samples: Array(repeating: 0, count: count))
  }

  /// The length in seconds.
  package var duration: Double { Double(samples.count) / Double(rate) }
}
