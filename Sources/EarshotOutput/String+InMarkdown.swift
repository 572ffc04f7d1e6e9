extension String {
  /// The text as a cell of a table: nothing in it is markup.
  var inMarkdown: String {
    onOneLine.reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "|", "\\", "`", "*", "_", "[", "]", "#", "~": text += "\\\(character)"
      default: text.append(character)
      }
    }
  }
}
