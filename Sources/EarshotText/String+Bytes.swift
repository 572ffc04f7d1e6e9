// Both kinds of texts have functions of their own: a generic one is not specialised for other modules.
extension String {
  /// Whether a text holds another.
  ///
  /// The answer of the standard library, which looks at every character; texts of ASCII, Latin and
  /// Cyrillic letters are looked for by bytes, in a fraction of the time.
  package func contains(_ other: String) -> Bool { holds(other) }

  /// Whether it holds a word of ASCII, or a sign that is written in one way only.
  ///
  /// By bytes: `contains` of the standard library goes over a run of flags from its beginning for each
  /// of them.
  package func hasASCII(_ word: String) -> Bool { holdsBytes(of: word) }
}

extension Substring {
  /// Whether a text holds another, as of `String`.
  package func contains(_ other: String) -> Bool { holds(other) }

  /// Whether it holds a word of ASCII, as of `String`.
  package func hasASCII(_ word: String) -> Bool { holdsBytes(of: word) }
}

extension StringProtocol {
  @inline(__always)
  fileprivate func holds(_ other: String) -> Bool {
    let answer: Bool? = other.withBytes { wanted in
      withBytes { text in
        if text.isASCII, wanted.isBeyondASCII { return false }
        guard wanted.isWrittenInOneWay, text.isWrittenInOneWay, !wanted.hasLineBreak else {
          return nil
        }
        return text.firstPlace(of: wanted) != nil
      }
    }
    return answer ?? (firstRange(of: other) != nil)
  }

  @inline(__always)
  fileprivate func holdsBytes(of word: String) -> Bool {
    word.withBytes { wanted in withBytes { $0.firstPlace(of: wanted) != nil } }
  }

  @inline(__always)
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
    let last = count - wanted.count
    var start = 0
    while start <= last {
      // Most bytes are settled by the first one.
      while start <= last, base[start] != first { start &+= 1 }
      guard start <= last else { return nil }
      var length = 1
      while length < wanted.count, base[start + length] == wanted[length] { length += 1 }
      if length == wanted.count { return start }
      start += 1
    }
    return nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var isASCII: Bool { allSatisfy { $0 < 0x80 } }

  /// Whether it holds a character that is equal to none of ASCII.
  ///
  /// Only three beyond ASCII are equal to one (U+037E, U+1FEF, U+212A); the bytes with which they begin
  /// count for none.
  fileprivate var isBeyondASCII: Bool {
    indices.contains { index in
      let next = index + 1 < count ? self[index + 1] : 0
      switch self[index] {
      case 0xCD: return next != 0xBE
      case 0xE1: return next != 0xBF
      case 0xE2: return next != 0x84
      case let byte: return byte >= 0xC2
      }
    }
  }

  /// Whether it holds the end of a line, which can be half of a character.
  fileprivate var hasLineBreak: Bool { contains { $0 == 0x0A || $0 == 0x0D } }

  /// Whether each character is one scalar that Unicode writes in no other way: ASCII, the common letters
  /// of Latin and Cyrillic, and dashes, quotation marks and other signs from U+2010 to U+2026 and from
  /// U+2030 to U+203F.
  fileprivate var isWrittenInOneWay: Bool {
    indices.allSatisfy { index in
      switch self[index] {
      case ..<0xC0, 0xC2, 0xC3, 0xD0, 0xD1: true
      case 0xE2: index + 2 < count && self[index + 1] == 0x80 && Self.isSign(self[index + 2])
      default: false
      }
    }
  }

  /// Whether a byte after E2 80 ends a sign that neither joins others nor breaks a line.
  private static func isSign(_ byte: UInt8) -> Bool {
    0x90...0xA6 ~= byte || 0xB0...0xBF ~= byte
  }
}
