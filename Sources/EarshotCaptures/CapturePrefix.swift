import EarshotText

/// How an input begins: enough to tell its format.
package struct CapturePrefix: Sendable {
  /// Number of bytes that are looked at.
  package static let length = 65_536

  /// The first bytes as text, decoded by their byte order mark, without the mark; empty for binary.
  package let text: Substring
  /// The names of members in the text when it is JSON, perhaps after lines of a log; else empty.
  let jsonKeys: Set<String>
  private let bytes: [UInt8]

  /// Looks at the first bytes of an input.
  package init(_ bytes: [UInt8]) {
    text = TextEncoding.decodeLossy(bytes.prefix(CapturePrefix.length))
    // Copied as a whole, where an array of the view would be filled byte by byte.
    self.bytes = text.utf8.withContiguousStorageIfAvailable { Array($0) } ?? Array(text.utf8)
    jsonKeys = CapturePrefix.keys(self.bytes)
  }

  /// Whether a word of ASCII stands in the text.
  func holds(_ word: String) -> Bool { bytes.hasASCII(word) }

  /// Whether the text is JSON with all the given names.
  func hasKeys(_ names: String...) -> Bool { jsonKeys.isSuperset(of: names) }

  /// The strings that a colon follows.
  private static func keys(_ text: [UInt8]) -> Set<String> {
    guard var index = JSONInput.start(of: text) else { return [] }
    var keys: Set<String> = []
    while let start = text[index...].firstIndex(of: UInt8(ascii: "\"")) {
      var end = start + 1
      while end < text.count, text[end] != UInt8(ascii: "\"") {
        end += text[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard end < text.count else { break }
      index = end + 1
      var next = index
      while next < text.count, text[next].isSpace { next += 1 }
      if next < text.count, text[next] == UInt8(ascii: ":"), end - start <= 64 {
        keys.insert(String(decoding: text[start + 1..<end], as: UTF8.self))
      }
    }
    return keys
  }
}
