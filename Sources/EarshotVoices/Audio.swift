/// Sound in one channel of 16 bits.
public struct Audio: Hashable, Sendable {
  /// Samples in a second.
  public var rate: Int
  /// The samples.
  public var samples: [Int16]

  /// Makes sound of samples.
  public init(rate: Int = 22_050, samples: [Int16] = []) {
    self.rate = rate
    self.samples = samples
  }

  /// Makes silence of a length in seconds.
  public init(silence seconds: Double, rate: Int = 22_050) {
    let count = Int((max(0, seconds) * Double(rate)).rounded())
    self.init(rate: rate, samples: Array(repeating: 0, count: count))
  }

  /// The length in seconds.
  public var duration: Double { Double(samples.count) / Double(rate) }
}
