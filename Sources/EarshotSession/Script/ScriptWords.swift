import EarshotText
package import EarshotTree

/// The words of one line of a script, taken one after another.
package struct ScriptWords: Hashable, Sendable {
  /// A word or a text in quotes.
  package struct Word: Hashable, Sendable {
    package var text: String
    package var isQuoted: Bool
    package var location: SourceLocation
  }

  private(set) var words: [Word] = []
  /// The comment at the end of the line, with its mark.
  private(set) var comment: String?
  /// The line without indentation and comment.
  private(set) var text = ""
  private var next = 0
  private let end: SourceLocation

  init(_ line: String, number: Int) throws(ScriptError) {
    var reader = LineReader(rest: line[...], line: line, number: number)
    var last = line.startIndex
    while reader.skipSpaces() {
      if reader.rest.first == "#" {
        comment = String(reader.rest)
        break
      }
      words.append(try reader.word())
      last = reader.rest.startIndex
    }
    text = String(line[..<last].drop { $0 == " " || $0 == "\t" })
    end = reader.location
  }

  /// Whether all words were taken.
  package var isAtEnd: Bool { next >= words.count }
  /// The place of the next word.
  package var location: SourceLocation { isAtEnd ? end : words[next].location }
  /// How many words are left.
  var remaining: Int { words.count - next }
  /// The next word, which stays.
  package var peek: Word? { isAtEnd ? nil : words[next] }

  /// Takes the next word.
  package mutating func take() -> Word? {
    guard let word = peek else { return nil }
    next += 1
    return word
  }

  /// Takes the next word when it is this one.
  package mutating func take(_ text: String) -> Bool {
    guard let word = peek, !word.isQuoted, word.text == text else { return false }
    next += 1
    return true
  }

  /// Takes the last word when it fulfils a condition, as the `x3` at the end of a step.
  mutating func takeLast<Value>(_ value: (Word) -> Value?) -> Value? {
    guard words.count > next + 1, let last = words.last, let value = value(last) else { return nil }
    words.removeLast()
    return value
  }

  /// Takes a word without quotes.
  package mutating func bare(_ what: String, help: String) throws(ScriptError) -> Word {
    guard let word = take() else { throw ScriptError("\(what) is missing", help: help, at: end) }
    guard !word.isQuoted else {
      throw ScriptError("\(what) stands in quotes", help: help, at: word.location)
    }
    return word
  }

  /// Takes the value of a setting; `nil` from `read` is none that it can have.
  package mutating func value<Value>(
    of name: String, help: String, _ read: (String) -> Value?
  ) throws(ScriptError) -> Value {
    let word = try bare("the value of '\(name)'", help: help)
    guard let value = read(word.text) else {
      throw ScriptError("'\(word.text)' is no value of '\(name)'", help: help, at: word.location)
    }
    return value
  }

  /// Takes a text in quotes.
  package mutating func quoted(after name: String) throws(ScriptError) -> String {
    let help = "write '\(name) \"…\"'"
    guard let word = take() else {
      throw ScriptError("'\(name)' needs a text", help: help, at: end)
    }
    guard word.isQuoted else {
      throw ScriptError("the text after '\(name)' has no quotes", help: help, at: word.location)
    }
    return word.text
  }

  /// Takes an element: a word, or in quotes when it has spaces.
  package mutating func element(after name: String) throws(ScriptError) -> Element.ID {
    guard let word = take() else {
      throw ScriptError(
        "'\(name)' needs the id of an element", help: "write '\(name) title'", at: end)
    }
    return Element.ID(word.text)
  }

  /// Takes a number within limits.
  package mutating func number(
    after name: String, _ limits: ClosedRange<Double>
  ) throws(ScriptError) -> Double {
    let help = "write a number from \(limits.lowerBound.short) to \(limits.upperBound.short)"
    guard let word = take() else {
      throw ScriptError("'\(name)' needs a number", help: help, at: end)
    }
    guard !word.isQuoted, let number = Double(word.text), limits.contains(number) else {
      throw ScriptError(
        "'\(word.text)' is no number that '\(name)' can have", help: help, at: word.location)
    }
    return number
  }

  /// Takes a whole number within limits.
  package mutating func integer(after name: String, _ limits: ClosedRange<Int>) throws(ScriptError)
    -> Int
  {
    let word = peek
    let number = try number(after: name, Double(limits.lowerBound)...Double(limits.upperBound))
    guard let whole = Int(exactly: number) else {
      throw ScriptError(
        "'\(word?.text ?? "")' is no whole number",
        help: "write a whole number from \(limits.lowerBound) to \(limits.upperBound)",
        at: word?.location ?? location)
    }
    return whole
  }

  /// Takes two numbers joined by a comma.
  package mutating func point(after name: String) throws(ScriptError) -> Point {
    let help = "write '\(name) 88,50', two numbers in points"
    guard let word = take() else {
      throw ScriptError("'\(name)' needs a point", help: help, at: end)
    }
    guard !word.isQuoted, let point = Point(scriptWord: word.text) else {
      throw ScriptError("'\(word.text)' is no point", help: help, at: word.location)
    }
    return point
  }

  /// Refuses what is left over.
  func finish(after name: String) throws(ScriptError) {
    guard let word = peek else { return }
    throw ScriptError(
      "'\(word.text)' is too much after '\(name)'", help: "remove it", at: word.location)
  }
}

extension Point {
  /// Makes a point of two numbers joined by a comma; `nil` for anything else.
  init?(scriptWord word: String) {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), abs(x) <= 1e6,
      abs(y) <= 1e6
    else { return nil }
    self.init(x: x, y: y)
  }
}
