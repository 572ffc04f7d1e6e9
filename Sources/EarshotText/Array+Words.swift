extension Array<UInt8> {
  /// The bytes of numbers, eight each, the lowest first.
  package init(words: [UInt64]) {
    self = []
    reserveCapacity(words.count * 8)
    for word in words { append(word: word) }
  }

  /// Appends the eight bytes of a number, the lowest first.
  package mutating func append(word: UInt64) {
    Swift.withUnsafeBytes(of: word.littleEndian) { append(contentsOf: $0) }
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// The number whose eight bytes begin at an index, the lowest first.
  package func word(at index: Int) -> UInt64 {
    (0..<8).reduce(0) { $0 | UInt64(self[index + $1]) << ($1 * 8) }
  }
}
