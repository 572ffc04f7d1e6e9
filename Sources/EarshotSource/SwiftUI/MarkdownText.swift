/// A text with Markdown, as SwiftUI reads it in a literal.
struct MarkdownText {
  /// The words without signs.
  private(set) var text = ""
  /// Whether some words are a link.
  private(set) var hasLink = false

  /// Reads a text.
  init(_ source: String) {
    var rest = source[...]
    while let character = rest.first {
      if character == "[", let (words, after) = Self.link(rest) {
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

  /// The words of a link at the start of a text, and what follows it.
  private static func link(_ text: Substring) -> (String, Substring)? {
    guard let close = text.firstIndex(of: "]") else { return nil }
    let after = text[text.index(after: close)...]
    guard after.first == "(", let end = after.firstIndex(of: ")") else { return nil }
    return (
      String(text[text.index(after: text.startIndex)..<close]), after[after.index(after: end)...]
    )
  }
}
