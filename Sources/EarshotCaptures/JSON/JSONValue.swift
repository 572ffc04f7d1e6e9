package import EarshotTree

/// A value of a JSON document with the place where it begins.
package struct JSONValue: Hashable, Sendable {
  /// The content of a value.
  package enum Content: Hashable, Sendable {
    /// Members in braces.
    case object(JSONObject)
    /// Values in brackets.
    case array([JSONValue])
    /// Text.
    case string(String)
    /// A number; always finite.
    case number(JSONNumber)
    /// `true` or `false`.
    case bool(Bool)
    /// `null`.
    case null
  }

  /// The content.
  package var content: Content
  /// Where it begins.
  package var location: SourceLocation

  /// Makes a value at a place.
  package init(_ content: Content, at location: SourceLocation) {
    self.content = content
    self.location = location
  }

  /// The kind of the value, for a message: `an object`, `null`.
  package var kind: String {
    switch content {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool(let bool): bool ? "true" : "false"
    case .null: "null"
    }
  }
}

/// A number of a JSON document.
package struct JSONNumber: Hashable, Sendable {
  /// The nearest number with a fraction; finite.
  package var double: Double
  /// The number itself when it is whole and fits, also beyond what ``double`` holds exactly.
  package var integer: Int?
}

/// The members of a JSON object in the order of the document.
package struct JSONObject: Hashable, Sendable {
  /// A name with its value.
  package struct Member: Hashable, Sendable {
    /// The name.
    package var name: String
    /// Where the name begins.
    package var location: SourceLocation
    /// The value.
    package var value: JSONValue
  }

  /// The members; no name stands twice.
  package let members: [Member]
  /// Where the object begins.
  package let location: SourceLocation
  /// Places of the names, for objects that are too large to be searched.
  private let index: [String: Int]

  init(_ members: [Member], index: [String: Int], at location: SourceLocation) {
    self.members = members
    self.index = index
    self.location = location
  }

  /// Makes an object of members whose names differ.
  package init(_ members: [Member], at location: SourceLocation) {
    var builder = JSONObjectBuilder()
    // Names that differ are never refused.
    for member in members { try? builder.append(member) }
    self = builder.object(at: location)
  }

  /// The value of a name; `nil` when the object has no such member.
  package subscript(name: String) -> JSONValue? {
    if index.isEmpty { return members.first { $0.name == name }?.value }
    return index[name].map { members[$0].value }
  }
}
