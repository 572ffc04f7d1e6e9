import EarshotText

/// Finds phrases in a text, in one walk over it: as whole words, but in scripts of East Asia, whose
/// words have no ends that can be seen, wherever they stand.
struct PhraseList: Sendable {
  /// A phrase that was found.
  struct Match: Hashable, Sendable {
    var phrase: String
    /// Whether no word stands before it.
    var isAtStart: Bool
  }

  private let phrases: [UInt64: [[UInt8]]]
  /// The phrases in scripts of East Asia, by their first character.
  private let unspaced: [UInt32: [[UInt8]]]

  /// Makes a list of phrases in lower case.
  init(_ phrases: some Sequence<String>) {
    var byFirstWord: [UInt64: [[UInt8]]] = [:]
    var byFirstCharacter: [UInt32: [[UInt8]]] = [:]
    for phrase in phrases {
      let bytes = Array(phrase.utf8)
      if let character = phrase.unicodeScalars.first(where: { $0.value >= 0x80 }),
        UnicodeScript(character)?.isEastAsian == true
      {
        let first = bytes.withUnsafeBufferPointer { Self.character(in: $0, at: 0) }
        byFirstCharacter[first, default: []].append(bytes)
        continue
      }
      let hash = bytes.withUnsafeBufferPointer { Self.word(in: $0, at: 0).hash }
      byFirstWord[hash, default: []].append(bytes)
    }
    // The longest is found first.
    self.phrases = byFirstWord.mapValues { $0.sorted { $0.count > $1.count } }
    unspaced = byFirstCharacter.mapValues { $0.sorted { $0.count > $1.count } }
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
        if let found = unspacedMatch(in: bytes, from: place, to: end) {
          return Match(
            phrase: String(decoding: found.phrase, as: UTF8.self),
            isAtStart: isAtStart && found.place == place)
        }
        isAtStart = false
        place = end
      }
      return nil
    }
  }

  /// The first phrase of East Asia that begins in a word.
  private func unspacedMatch(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> (phrase: [UInt8], place: Int)? {
    // A phrase may begin with a digit: "2回タップ".
    guard !unspaced.isEmpty, bytes[start..<end].contains(where: { $0 >= 0xE3 }) else { return nil }
    for place in start..<end where bytes[place] & 0xC0 != 0x80 {
      let found = unspaced[Self.character(in: bytes, at: place)]?.first {
        bytes[place...].starts(with: $0)
      }
      if let found { return (found, place) }
    }
    return nil
  }

  /// The bytes of the character at a place as a number.
  private static func character(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> UInt32 {
    var next = place + 1
    var character = UInt32(bytes[place])
    while next < bytes.count, bytes[next] & 0xC0 == 0x80 {
      character = character << 8 | UInt32(bytes[next])
      next += 1
    }
    return character
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
