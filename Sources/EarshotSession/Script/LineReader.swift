import EarshotTree

/// Takes words from the front of a line.
struct LineReader {
  var rest: Substring
  let line: String
  let number: Int

  var location: SourceLocation { location(of: rest.startIndex) }

  private func location(of index: String.Index) -> SourceLocation {
    SourceLocation(line: number, column: line.utf8.distance(from: line.startIndex, to: index) + 1)
  }

  /// Goes on to the next word; false at the end of the line.
  mutating func skipSpaces() -> Bool {
    rest = rest.drop { $0 == " " || $0 == "\t" }
    return !rest.isEmpty
  }

  mutating func word() throws(ScriptError) -> ScriptWords.Word {
    let location = location
    if rest.first == "\"" {
      return ScriptWords.Word(text: try quoted(), isQuoted: true, location: location)
    }
    let word = rest.prefix { $0 != " " && $0 != "\t" && $0 != "\"" }
    rest = rest[word.endIndex...]
    return ScriptWords.Word(text: String(word), isQuoted: false, location: location)
  }

  private mutating func quoted() throws(ScriptError) -> String {
    let start = location
    var text = ""
    rest.removeFirst()
    while let character = rest.first {
      let place = location
      rest.removeFirst()
      switch character {
      case "\"": return text
      case "\\": text += try escape(at: place)
      default: text.append(character)
      }
    }
    throw ScriptError(
      "the text is not closed", help: "put a '\"' at its end; inside of a text write '\\\"'",
      at: start)
  }

  private mutating func escape(at place: SourceLocation) throws(ScriptError) -> String {
    let help = "use '\\\"', '\\\\', '\\n', '\\r', '\\t' or '\\u{…}'"
    guard let mark = rest.popFirst() else {
      throw ScriptError("the text ends in '\\'", help: help, at: place)
    }
    switch mark {
    case "\"", "\\": return String(mark)
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      let digits = rest.dropFirst().prefix { $0 != "}" }
      guard rest.first == "{", digits.endIndex < rest.endIndex, digits.count <= 6,
        let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      else { throw ScriptError("'\\u' names no character", help: help, at: place) }
      rest = rest[digits.endIndex...].dropFirst()
      return String(Character(scalar))
    default: throw ScriptError("'\\\(mark)' means nothing", help: help, at: place)
    }
  }
}

extension String {
  /// The text in quotes as a script has it.
  package var quoted: String {
    unicodeScalars.reduce(into: "\"") { text, scalar in
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _
      where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
        || scalar.value == 0x2028 || scalar.value == 0x2029:
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    } + "\""
  }

  /// The text as the id of an element, in quotes when it is more than a word.
  var asID: String {
    let isWord =
      !isEmpty && first != "#" && self != "nothing"
      && !contains { $0.isWhitespace || $0 == "\"" }
    return isWord ? self : quoted
  }
}
