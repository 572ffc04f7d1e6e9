import EarshotText

/// A comment in screen notation, with the line that it is about.
package struct NotationComment: Hashable, Sendable {
  /// The text after `#`.
  package var text: String
  /// Where the `#` stands.
  package var location: SourceLocation
  /// The line that it is about: its own, or when nothing else is on that the next one that says
  /// something; `nil` if none follows.
  package var line: Int?
  /// Whether that line begins a screen.
  package var isAboutScreen: Bool
}

extension ScreenNotation {
  /// The comments that begin with a word, in order; other comments are left alone.
  package static func comments(in text: String, beginningWith marker: String) -> [NotationComment] {
    guard text.hasASCII(marker) else { return [] }
    var comments: [NotationComment] = []
    var waiting = 0
    let lines = text.split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == "\n" || $0 == "\r" || $0 == "\r\n" })
    for (index, line) in lines.enumerated() {
      let mark = line.utf8.commentStart
      let code = line.utf8[..<(mark ?? line.endIndex)].drop { $0 == 0x20 || $0 == 0x09 }
      if let mark {
        let text = line[line.utf8.index(after: mark)...].drop { $0 == " " || $0 == "\t" }
        if text.hasPrefix(marker) {
          let column = line.utf8.distance(from: line.startIndex, to: mark) + 1
          comments.append(
            NotationComment(
              text: String(text), location: SourceLocation(line: index + 1, column: column),
              line: nil, isAboutScreen: false))
        }
      }
      guard !code.isEmpty else { continue }
      let isScreen = code.prefix { $0 != 0x20 && $0 != 0x22 }.elementsEqual("screen".utf8)
      for place in waiting..<comments.count {
        comments[place].line = index + 1
        comments[place].isAboutScreen = isScreen
      }
      waiting = comments.count
    }
    return comments
  }
}

extension Substring.UTF8View {
  /// The place of the `#` that begins a comment: not in quotes, and not within a word.
  fileprivate var commentStart: Index? {
    var isQuoted = false
    var isEscaped = false
    var isWord = false
    for index in indices {
      let byte = self[index]
      if isQuoted {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isQuoted = false
        }
      } else if byte == UInt8(ascii: "#"), !isWord {
        return index
      } else {
        isQuoted = byte == UInt8(ascii: "\"")
        isWord = ![0x20, 0x09, 0x22, 0x28, 0x29].contains(byte)
      }
    }
    return nil
  }
}
