package import EarshotCaptures
import EarshotText
package import EarshotTree
import Foundation

/// The arguments of a request by name; whoever asks for one that is wrong gets an error that says so.
package struct Arguments: Sendable {
  private let object: JSONObject

  /// Takes the members of a message.
  package init(_ object: JSONObject) { self.object = object }

  /// A value by its name; `nil` where there is none, or null.
  package func value(_ name: String) -> JSONValue? {
    guard let value = object[name], value.content != .null else { return nil }
    return value
  }

  /// A text; `nil` where there is none.
  package func optionalText(_ name: String) throws(StudioError) -> String? {
    guard let value = value(name) else { return nil }
    guard case .string(let text) = value.content else { throw wrong(name, "a text", value) }
    return text
  }

  /// A text that has to be there.
  package func text(_ name: String) throws(StudioError) -> String {
    try required(name, optionalText(name), "a text")
  }

  /// A number; `nil` where there is none.
  package func optionalNumber(_ name: String) throws(StudioError) -> Double? {
    guard let value = value(name) else { return nil }
    guard case .number(let number) = value.content else { throw wrong(name, "a number", value) }
    return number.double
  }

  /// A number that has to be there.
  package func number(_ name: String) throws(StudioError) -> Double {
    try required(name, optionalNumber(name), "a number")
  }

  /// A whole number within limits that has to be there.
  package func integer(_ name: String, _ limits: ClosedRange<Int>) throws(StudioError) -> Int {
    guard let value = value(name) else { throw missing(name, "a whole number") }
    guard case .number(let number) = value.content, let integer = number.integer,
      limits.contains(integer)
    else {
      throw StudioError(
        .badArgument,
        "'\(name)' has to be a whole number from \(limits.lowerBound) to \(limits.upperBound)")
    }
    return integer
  }

  /// Bytes that are written as base64.
  package func bytes(_ name: String) throws(StudioError) -> [UInt8] {
    guard let data = Data(base64Encoded: try text(name)) else {
      throw StudioError(.badArgument, "'\(name)' is no base64")
    }
    return [UInt8](data)
  }

  /// Yes or no; `nil` where there is none.
  package func optionalFlag(_ name: String) throws(StudioError) -> Bool? {
    guard let value = value(name) else { return nil }
    guard case .bool(let flag) = value.content else { throw wrong(name, "true or false", value) }
    return flag
  }

  /// A list; empty where there is none.
  package func list(_ name: String) throws(StudioError) -> [JSONValue] {
    guard let value = value(name) else { return [] }
    guard case .array(let items) = value.content else { throw wrong(name, "a list", value) }
    return items
  }

  /// The members of an object that has to be there.
  package func object(_ name: String) throws(StudioError) -> Arguments {
    guard let value = value(name) else { throw missing(name, "an object") }
    guard case .object(let object) = value.content else { throw wrong(name, "an object", value) }
    return Arguments(object)
  }

  /// One of some words that has to be there.
  package func word<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ type: Choice.Type = Choice.self
  ) throws(StudioError) -> Choice {
    let text = try text(name)
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map(\.rawValue)
      throw StudioError(
        .badArgument, "'\(name)' cannot be '\(text)'; it is one of \(words.joined(separator: ", "))"
      )
    }
    return choice
  }

  /// A point of the screen by the names of its numbers, `x` and `y`.
  package func point(_ x: String = "x", _ y: String = "y") throws(StudioError) -> Point {
    Point(x: try number(x), y: try number(y))
  }

  private func required<Value>(
    _ name: String, _ value: Value?, _ kind: String
  ) throws(StudioError) -> Value {
    guard let value else { throw missing(name, kind) }
    return value
  }

  private func missing(_ name: String, _ kind: String) -> StudioError {
    StudioError(.badArgument, "'\(name)' is missing; it is \(kind)")
  }

  private func wrong(_ name: String, _ kind: String, _ value: JSONValue) -> StudioError {
    StudioError(.badArgument, "'\(name)' has to be \(kind), not \(value.kind)")
  }
}
