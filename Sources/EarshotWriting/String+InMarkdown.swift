extension String {
  /// The text as a cell of a table: nothing in it is markup.
  package var inMarkdown: String {
    onOneLine.reduce(into: "") { text, character in
      switch character {
      // GitHub mentions people and makes links without any markup.
      case "@": text += "@&#8203;"
      case "/" where text.hasSuffix(":"): text += "&#8203;/"
      case "." where text.suffix(3).lowercased() == "www": text += "&#8203;."
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "|", "\\", "`", "*", "_", "[", "]", "#", "~": text += "\\\(character)"
      default: text.append(character)
      }
    }
  }
}

extension Sequence<String> {
  /// The row of a table with these cells, which are Markdown already.
  package var asMarkdownRow: String { "| " + joined(separator: " | ") + " |" }

  /// The row of a table with these texts, in which nothing is markup.
  package var inMarkdownRow: String { map(\.inMarkdown).asMarkdownRow }
}
