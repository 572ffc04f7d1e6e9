extension StringProtocol {
  /// Whether a text holds another.
  ///
  /// The answer of the standard library, which looks at every character; texts of ASCII, Latin and
  /// Cyrillic letters are looked for by bytes, in a fraction of the time.
  package func contains(_ other: String) -> Bool {
    let answer: Bool? = other.withBytes { wanted in
      withBytes { text in
        guard wanted.isWrittenInOneWay, !wanted.hasLineBreak else {
          return text.isASCII && !wanted.isASCII ? false : nil
        }
        guard let place = text.firstPlace(of: wanted) else {
          return wanted.isASCII || text.isWrittenInOneWay ? false : nil
        }
        // A mark behind the last letter makes another character of it.
        let end = place + wanted.count
        let isWhole = end == text.count || text[end] < 0x80 || text.isWrittenInOneWay
        return isWhole ? true : nil
      }
    }
    return answer ?? (firstRange(of: other) != nil)
  }

  /// Whether it holds a word of ASCII, or a sign that is written in one way only.
  ///
  /// By bytes: `contains` of the standard library goes over a run of flags from its beginning for each
  /// of them.
  package func hasASCII(_ word: String) -> Bool {
    word.withBytes { wanted in withBytes { $0.firstPlace(of: wanted) != nil } }
  }
}

extension StringProtocol {
  fileprivate func withBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = String(self)
    return copy.withUTF8(body)
  }
}

extension [UInt8] {
  /// Whether a word of ASCII stands in them.
  package func hasASCII(_ word: String) -> Bool {
    word.withBytes { wanted in withUnsafeBufferPointer { $0.firstPlace(of: wanted) != nil } }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where some bytes first stand; `nil` if they do not.
  fileprivate func firstPlace(of wanted: Self) -> Int? {
    guard let first = wanted.first, let base = baseAddress else { return wanted.isEmpty ? 0 : nil }
    var start = 0
    while start + wanted.count <= count {
      if base[start] == first {
        var length = 1
        while length < wanted.count, base[start + length] == wanted[length] { length += 1 }
        if length == wanted.count { return start }
      }
      start += 1
    }
    return nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var isASCII: Bool { allSatisfy { $0 < 0x80 } }

  fileprivate var hasLineBreak: Bool { contains { $0 == 0x0A || $0 == 0x0D } }

  /// Whether each character is one scalar that Unicode writes in no other way: ASCII, and the common
  /// letters of Latin and Cyrillic.
  fileprivate var isWrittenInOneWay: Bool {
    allSatisfy { byte in
      byte < 0xC0 || byte == 0xC2 || byte == 0xC3 || byte == 0xD0 || byte == 0xD1
    }
  }
}
