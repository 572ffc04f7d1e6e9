/// Random numbers that are the same on every machine for the same seed: SplitMix64.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts the numbers of a seed.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

extension SeededGenerator {
  /// A whole number within limits.
  public mutating func int(_ range: ClosedRange<Int>) -> Int {
    let width = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound))
    guard width < .max else { return Int(truncatingIfNeeded: next()) }
    return range.lowerBound &+ Int(truncatingIfNeeded: next() % (width + 1))
  }

  /// True once in `count` times.
  public mutating func oneIn(_ count: Int) -> Bool { int(1...count) == 1 }

  /// A member of a list; the list must not be empty.
  public mutating func pick<Member>(_ members: [Member]) -> Member {
    members[int(0...(members.count - 1))]
  }

  /// Up to `most` values made one after another.
  public mutating func list<Member>(
    _ most: Int, _ make: (inout SeededGenerator) -> Member
  ) -> [Member] {
    var members: [Member] = []
    for _ in 0..<int(0...most) { members.append(make(&self)) }
    return members
  }

  /// The members in random order.
  public mutating func shuffled<Member>(_ members: [Member]) -> [Member] {
    var members = members
    for index in stride(from: members.count - 1, to: 0, by: -1) {
      members.swapAt(index, int(0...index))
    }
    return members
  }
}
