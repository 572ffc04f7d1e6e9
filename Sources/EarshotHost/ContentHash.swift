/// The identity of bytes: equal for equal ones, and for others as good as never.
///
/// It keeps nobody from making two inputs alike on purpose.
package struct ContentHash: Hashable, Sendable {
  /// The first half.
  package let high: UInt64
  /// The second half.
  package let low: UInt64

  /// The halves as they were stored.
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The identity of bytes.
  package init(_ bytes: some Sequence<UInt8>) {
    var parts = Parts()
    let isWhole: Void? = bytes.withContiguousStorageIfAvailable { buffer in
      let raw = UnsafeRawBufferPointer(buffer)
      let whole = raw.count & ~7
      for offset in stride(from: 0, to: whole, by: 8) {
        parts.add(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      }
      parts.end(raw[whole...], of: raw.count)
    }
    if isWhole == nil { self.init(Array(bytes)) } else { self.init(high: parts.a, low: parts.b) }
  }

  /// Two sums that mix each word in without losing any of what came before.
  private struct Parts {
    var a: UInt64 = 0x9E37_79B9_7F4A_7C15
    var b: UInt64 = 0xC2B2_AE3D_27D4_EB4F

    mutating func add(_ word: UInt64) {
      a = Parts.turned((a ^ word) &* 0x9FB2_1C65_1E98_DF25, by: 29)
      b = Parts.turned((b &+ word) &* 0xD6E8_FEB8_6659_FD93, by: 31) ^ a
    }

    mutating func end(_ rest: Slice<UnsafeRawBufferPointer>, of count: Int) {
      add(rest.reduce(0) { $0 << 8 | UInt64($1) })
      add(UInt64(count))
      for _ in 0..<3 { add(a >> 32 ^ b) }
    }

    private static func turned(_ word: UInt64, by bits: UInt64) -> UInt64 {
      word << bits | word >> (64 - bits)
    }
  }
}
