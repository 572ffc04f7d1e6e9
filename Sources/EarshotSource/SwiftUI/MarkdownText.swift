/// A text with Markdown, as SwiftUI reads it in a literal.
struct MarkdownText {
  /// The words without signs.
  private(set) var text = ""
  /// Whether some words are a link.
  private(set) var hasLink = false

  /// Reads a text.
  init(_ source: String) {
    var rest = source[...]
    guard source.utf8.contains(UInt8(ascii: "*")) || source.utf8.contains(UInt8(ascii: "[")) else {
      text = source
      return
    }
    let mayLink = source.contains("](")
    while let character = rest.first {
      if character == "[", mayLink, let (words, after) = Self.link(rest) {
        text += words
        hasLink = true
        rest = after
      } else if rest.hasPrefix("**") {
        rest = rest.dropFirst(2)
      } else {
        text.append(character)
        rest = rest.dropFirst()
      }
    }
  }

  /// The most characters of the words of a link, and of its address.
  private static let wordLimit = 300

  /// The words of a link at the start of a text, and what follows it.
  private static func link(_ text: Substring) -> (String, Substring)? {
    // Brackets without end are looked through once for each that opens.
    guard let close = text.prefix(wordLimit).firstIndex(of: "]") else { return nil }
    let after = text[text.index(after: close)...]
    guard after.first == "(", let end = after.prefix(wordLimit).firstIndex(of: ")") else {
      return nil
    }
    return (
      String(text[text.index(after: text.startIndex)..<close]), after[after.index(after: end)...]
    )
  }
}
