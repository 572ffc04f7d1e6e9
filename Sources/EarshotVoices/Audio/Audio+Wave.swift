extension Audio {
  /// Reads a WAV file of one channel and 16 bits; `nil` if it is none.
  ///
  /// What a program writes into a pipe has a length that it could not know; the sound then goes on
  /// to the end of the bytes.
  init?(wave bytes: [UInt8]) {
    guard bytes.starts(with: Array("RIFF".utf8)), bytes.count >= 12,
      bytes[8..<12].elementsEqual("WAVE".utf8)
    else { return nil }
    var rate: Int?
    var place = 12
    while place + 8 <= bytes.count {
      let name = bytes[place..<place + 4]
      let start = place + 8
      let end = min(start + bytes.number(at: place + 4, count: 4), bytes.count)
      if name.elementsEqual("fmt ".utf8), end - start >= 16 {
        let isPlain = bytes.number(at: start, count: 2) == 1
        let channels = bytes.number(at: start + 2, count: 2)
        guard isPlain, channels == 1, bytes.number(at: start + 14, count: 2) == 16 else {
          return nil
        }
        rate = bytes.number(at: start + 4, count: 4)
      } else if name.elementsEqual("data".utf8) {
        // A sound that is shorter than its header says was cut, as on a full disk.
        guard let rate, rate > 0, start + bytes.number(at: place + 4, count: 4) <= bytes.count
        else { return nil }
        self.init(rate: rate, samples: Audio.samples(of: bytes[start..<end]))
        return
      }
      place = end + (end - start) % 2
    }
    return nil
  }

  private static func samples(of bytes: ArraySlice<UInt8>) -> [Int16] {
    let start = bytes.startIndex
    return (0..<bytes.count / 2).map { index in
      Int16(
        bitPattern: UInt16(bytes[start + 2 * index]) | UInt16(bytes[start + 2 * index + 1]) << 8)
    }
  }
}

extension [UInt8] {
  /// A number of some bytes, the smallest first.
  fileprivate func number(at index: Int, count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(self[index + $1]) << (8 * $1) }
  }
}
