import EarshotText
import EarshotTree

/// Takes values of a configuration apart and notes what is wrong with them.
struct ConfigurationReader {
  /// The file, as a message names it.
  let path: String
  /// Its folder, as an absolute path.
  let folder: String
  private(set) var problems: [ConfigurationError.Problem] = []

  init(path: String, folder: String) {
    self.path = path
    self.folder = folder
  }

  mutating func fail(_ message: String, help: String, at location: SourceLocation) {
    problems.append(
      ConfigurationError.Problem(message, help: help, path: path, at: location))
  }

  func written<Value>(_ value: Value, at location: SourceLocation) -> LocatedValue<Value> {
    LocatedValue(value, path: path, at: location)
  }

  /// The entries of a block; none when there is nothing at all, or when it is no block.
  mutating func entries(
    _ value: ConfigurationValue, _ what: String
  ) -> [ConfigurationValue.Entry] {
    switch value.content {
    case .map(let entries): return entries
    case .scalar(""): return []
    default:
      fail(
        "\(value.kind) stands where \(what) is expected", help: "write 'key: value', a key a line",
        at: value.location)
      return []
    }
  }

  /// A word or a text.
  mutating func text(_ value: ConfigurationValue, _ what: String) -> LocatedValue<String>? {
    if case .scalar(let text) = value.content, !text.isEmpty {
      return written(text, at: value.location)
    }
    fail(
      "\(value.kind) stands where \(what) is expected", help: "write \(what)", at: value.location)
    return nil
  }

  /// A list of texts, or one text.
  mutating func texts(_ value: ConfigurationValue, _ what: String) -> [LocatedValue<String>] {
    switch value.content {
    case .scalar(""): return []
    case .list(let values): return values.compactMap { text($0, what) }
    default: return text(value, what).map { [$0] } ?? []
    }
  }

  /// One word of several.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: ConfigurationValue, _ what: String, _ type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    guard let text = text(value, what) else { return nil }
    if let choice = Choice(rawValue: text.value) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    unknown(what, text.value, among: known, at: text.location)
    return nil
  }

  /// A number that is not negative.
  mutating func number(_ value: ConfigurationValue, _ what: String) -> Double? {
    guard let text = text(value, "a number") else { return nil }
    guard let number = Double(text.value), number.isFinite, number >= 0 else {
      fail(
        "'\(text.value)' is no number for '\(what)'", help: "write a number such as 3",
        at: text.location)
      return nil
    }
    return number
  }

  /// Says that a word is not known, with the nearest one or all that are.
  mutating func unknown(
    _ what: String, _ word: String, among known: [String], at location: SourceLocation
  ) {
    fail(
      "unknown \(what) '\(word)'", help: ConfigurationReader.help(for: word, among: known),
      at: location)
  }

  static func help(for word: String, among known: [String]) -> String {
    if let nearest = Suggestion.nearest(to: word, among: known) {
      return "did you mean '\(nearest)'?"
    }
    guard known.count <= 12 else { return "'earshot rules' lists what is known" }
    return "known are " + known.joined(separator: ", ")
  }
}
