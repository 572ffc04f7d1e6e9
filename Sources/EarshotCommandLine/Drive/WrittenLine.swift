/// A line that is written letter by letter, no longer than anybody would say.
struct WrittenLine {
  /// The most bytes of a line.
  ///
  /// What is pasted may be a whole file, which is written letter by letter.
  static let limit = 2_000

  private(set) var text = ""

  var isFull: Bool { text.utf8.count >= WrittenLine.limit }

  /// The line as it is shown, with the place of the next letter.
  func shown(in words: HandWords) -> String { text + (isFull ? " (\(words.isFull))" : "▏") }

  mutating func append(_ character: Character) {
    if !isFull { text.append(character) }
  }

  mutating func removeLast() { _ = text.popLast() }
}

extension WrittenLine {
  init(_ text: String) { self.text = text }
}
