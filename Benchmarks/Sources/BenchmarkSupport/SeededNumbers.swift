/// Random numbers that are the same on every machine for the same seed: SplitMix64.
public struct SeededNumbers: Sendable {
  private var state: UInt64

  /// Starts the numbers of a seed.
  public init(seed: UInt64) { state = seed }

  /// A number from 0 to below a limit, which is at least 1.
  public mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(max(1, limit)))
  }

  /// A member of a list that is not empty.
  public mutating func pick<Member>(_ members: [Member]) -> Member {
    members[below(members.count)]
  }
}
