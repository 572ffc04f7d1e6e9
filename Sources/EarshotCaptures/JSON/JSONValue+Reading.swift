import EarshotText
import EarshotTree

extension JSONValue {
  /// An error about the value.
  package func invalid(_ message: String, help: String) -> CaptureError {
    CaptureError(.invalid, message, help: help, at: location)
  }

  /// An error that says what the value should be, such as `frame` and `a string`.
  package func mismatch(_ name: String, expected: String) -> CaptureError {
    let help =
      content == .null ? "leave the key out instead of writing null" : "write \(expected) here"
    return invalid("'\(name)' must be \(expected), not \(kind)", help: help)
  }

  /// The members; `name` is for the message.
  package func object(_ name: String) throws(CaptureError) -> JSONObject {
    guard case .object(let object) = content else { throw mismatch(name, expected: "an object") }
    return object
  }

  /// The values; `name` is for the message.
  package func array(_ name: String) throws(CaptureError) -> [JSONValue] {
    guard case .array(let array) = content else { throw mismatch(name, expected: "an array") }
    return array
  }

  /// The text; `name` is for the message.
  package func string(_ name: String) throws(CaptureError) -> String {
    guard case .string(let string) = content else { throw mismatch(name, expected: "a string") }
    return string
  }

  /// The number; `name` is for the message.
  package func number(_ name: String) throws(CaptureError) -> Double {
    guard case .number(let number) = content else { throw mismatch(name, expected: "a number") }
    return number.double
  }

  /// The bits of a set that is written as one whole number; `name` is for the message.
  package func bits(_ name: String) throws(CaptureError) -> Int {
    guard case .number(let number) = content else {
      throw mismatch(name, expected: "a whole number")
    }
    guard let integer = number.integer ?? Int(exactly: number.double) else {
      throw invalid("'\(name)' must be a whole number", help: "remove the fraction")
    }
    return integer
  }

  /// The whole number, also when it is written `3.0`; `name` is for the message.
  package func integer(_ name: String) throws(CaptureError) -> Int {
    let integer = try bits(name)
    // Beyond that JSON numbers are no longer exact (RFC 8259), and nothing is counted.
    guard integer.magnitude < 1 << 53 else {
      throw invalid(
        "'\(name)' is too large for a whole number in JSON", help: "write one below 2 to the 53rd")
    }
    return integer
  }

  /// True or false; `name` is for the message.
  package func bool(_ name: String) throws(CaptureError) -> Bool {
    guard case .bool(let bool) = content else { throw mismatch(name, expected: "true or false") }
    return bool
  }

  /// The texts of an array; `name` is for the message.
  package func strings(_ name: String) throws(CaptureError) -> [String] {
    guard case .array(let values) = content else {
      throw mismatch(name, expected: "an array of strings")
    }
    return try values.map { value throws(CaptureError) in try value.string(name) }
  }

  /// Exactly so many numbers; `name` is for the message.
  package func numbers(_ name: String, count: Int) throws(CaptureError) -> [Double] {
    guard case .array(let values) = content else {
      throw mismatch(name, expected: "an array of \(count) numbers")
    }
    guard values.count == count else {
      throw invalid(
        "'\(name)' must be an array of \(count) numbers, not of \(values.count)",
        help: "write \(count) numbers here")
    }
    return try values.map { value throws(CaptureError) in try value.number(name) }
  }

  /// One of the words of a type; `name` is for the message.
  package func choice<Choice>(_ name: String, of type: Choice.Type = Choice.self)
    throws(CaptureError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    let word = try string(name)
    guard let choice = Choice(rawValue: word) else {
      throw unknownWord(word, name, among: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  /// An error about a word that is none of the known ones.
  package func unknownWord(_ word: String, _ name: String, among words: [String]) -> CaptureError {
    invalid("unknown \(name) '\(word)'", help: Suggestion.help(for: word, among: words))
  }
}

extension JSONObject {
  /// Throws when the object, such as `a node`, has a member that is not among the given names.
  package func allowOnly(_ names: [String], in what: String) throws(CaptureError) {
    for member in members where !names.contains(member.name) {
      throw CaptureError(
        .invalid, "unknown key '\(member.name)' in \(what)",
        help: Suggestion.help(for: member.name, among: names), at: member.location)
    }
  }

  /// The value of a name that an object such as `a node` must have.
  package func required(_ name: String, in what: String) throws(CaptureError) -> JSONValue {
    if let value = self[name] { return value }
    throw CaptureError(
      .invalid, "\(what) has no '\(name)'", help: "add \"\(name)\" to it", at: location)
  }

  /// The result of a closure for the value of a name; `nil` if the object has no such member.
  package func read<Result>(
    _ name: String, _ read: (JSONValue, String) throws(CaptureError) -> Result
  ) throws(CaptureError) -> Result? {
    guard let value = self[name] else { return nil }
    return try read(value, name)
  }

  /// The text of a name, if it is there.
  package func string(_ name: String) throws(CaptureError) -> String? {
    try self[name]?.string(name)
  }

  /// The number of a name, if it is there.
  package func number(_ name: String) throws(CaptureError) -> Double? {
    try self[name]?.number(name)
  }

  /// The whole number of a name, if it is there.
  package func integer(_ name: String) throws(CaptureError) -> Int? {
    try self[name]?.integer(name)
  }

  /// True or false of a name, if it is there.
  package func bool(_ name: String) throws(CaptureError) -> Bool? {
    try self[name]?.bool(name)
  }

  /// The texts of a name, if it is there.
  package func strings(_ name: String) throws(CaptureError) -> [String]? {
    try self[name]?.strings(name)
  }
}
