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
