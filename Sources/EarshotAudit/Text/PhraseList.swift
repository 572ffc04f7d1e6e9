/// Finds phrases in a text as whole words, in one walk over it.
struct PhraseList: Sendable {
  /// A phrase that was found.
  struct Match: Hashable, Sendable {
    var phrase: String
    /// Whether no word stands before it.
    var isAtStart: Bool
  }

  private let phrases: [UInt64: [[UInt8]]]

  /// Makes a list of phrases in lower case.
  init(_ phrases: some Sequence<String>) {
    var byFirstWord: [UInt64: [[UInt8]]] = [:]
    for phrase in phrases {
      let bytes = Array(phrase.utf8)
      let hash = bytes.withUnsafeBufferPointer { Self.word(in: $0, at: 0).hash }
      byFirstWord[hash, default: []].append(bytes)
    }
    // The longest is found first.
    self.phrases = byFirstWord.mapValues { $0.sorted { $0.count > $1.count } }
  }

  /// The first phrase in a text in lower case.
  func firstMatch(in text: String) -> Match? {
    var text = text
    return text.withUTF8 { bytes in
      var place = 0
      var isAtStart = true
      while place < bytes.count {
        let gap = Self.gap(in: bytes, at: place)
        guard gap == 0 else {
          place += gap
          continue
        }
        let (hash, end) = Self.word(in: bytes, at: place)
        if let found = phrases[hash]?.first(where: { Self.stands($0, in: bytes, at: place) }) {
          return Match(phrase: String(decoding: found, as: UTF8.self), isAtStart: isAtStart)
        }
        isAtStart = false
        place = end
      }
      return nil
    }
  }

  private static func stands(
    _ phrase: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> Bool {
    let end = place + phrase.count
    guard end <= bytes.count, bytes[place..<end].elementsEqual(phrase) else { return false }
    return end == bytes.count || gap(in: bytes, at: end) > 0
  }

  /// The hash of a word (FNV-1a) and where it ends.
  private static func word(
    in bytes: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> (hash: UInt64, end: Int) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var end = place
    while end < bytes.count, gap(in: bytes, at: end) == 0 {
      hash = (hash ^ UInt64(bytes[end])) &* 0x100_0000_01b3
      end += 1
    }
    return (hash, end)
  }

  /// How many bytes of a sign between words stand at a place; 0 in a word.
  private static func gap(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    let byte = bytes[place]
    if byte < 0x80 {
      let isWord =
        (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x30 && byte <= 0x39)
        || (byte >= 0x41 && byte <= 0x5A)
      return isWord ? 0 : 1
    }
    guard place + 1 < bytes.count else { return 0 }
    // No-break space, quotes and middle dot; then dashes, quotes and spaces of general punctuation.
    if byte == 0xC2 { return [0xA0, 0xAB, 0xBB, 0xB7].contains(bytes[place + 1]) ? 2 : 0 }
    return byte == 0xE2 && bytes[place + 1] == 0x80 ? 3 : 0
  }
}
