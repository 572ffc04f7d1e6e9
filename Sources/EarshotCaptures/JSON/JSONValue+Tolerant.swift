import EarshotTree

// Tools write the same fact in several ways over the years: a number as text, null for nothing.
// The names are for messages.

extension JSONValue {
  /// Text, or a number or truth written as text; `nil` for null.
  func text(_ name: String) throws(CaptureError) -> String? {
    switch content {
    case .null: return nil
    case .string(let string): return string
    case .number(let number):
      if let integer = number.integer ?? Int(exactly: number.double) { return "\(integer)" }
      return "\(number.double)"
    case .bool(let bool): return bool ? "1" : "0"
    case .array, .object: throw mismatch(name, expected: "a string")
    }
  }

  /// Truth, also written `1`, `"1"` or `"true"`; `nil` for null.
  func flag(_ name: String) throws(CaptureError) -> Bool? {
    switch content {
    case .null: return nil
    case .bool(let bool): return bool
    case .number(let number) where number.double == 0 || number.double == 1:
      return number.double == 1
    case .string("1"), .string("true"): return true
    case .string("0"), .string("false"): return false
    default: throw mismatch(name, expected: "true or false")
    }
  }

  /// A number, also as text; `nil` for null.
  func tolerantNumber(_ name: String) throws(CaptureError) -> Double? {
    switch content {
    case .null: return nil
    case .string(let text):
      guard let number = Double(text) else {
        throw mismatch(name, expected: "a number")
      }
      return number
    default: return try number(name)
    }
  }

  /// The rectangle of four named numbers; empty when one is null.
  func rect(
    _ name: String, keys: [String] = JSONObject.rectangle
  ) throws(CaptureError) -> Property<Rect> {
    if content == .null { return .empty }
    let object = try object(name)
    var numbers: [Double] = []
    for key in keys {
      guard let value = object[key] else {
        throw CaptureError(
          .invalid, "'\(name)' has no '\(key)'",
          help: "a frame has the numbers \(keys.map { "'\($0)'" }.joined(separator: ", "))",
          at: object.location)
      }
      if let number = try value.tolerantNumber(key) { numbers.append(number) }
    }
    return numbers.count == 4 ? XCTestNumber.frame(Rect(numbers)) : .empty
  }

  /// The rectangle of a text in braces; `nil` for null.
  func bracedRect(_ name: String) throws(CaptureError) -> Property<Rect>? {
    guard let text = try text(name) else { return nil }
    guard let rect = XCTestNumber.frame(text) else {
      throw invalid("'\(name)' is no rectangle", help: "write it as '{{16, 59}, {44, 44}}'")
    }
    return rect
  }

  /// The traits of a list of names; those that are none are noted.
  func traits(
    _ name: String, _ unknowns: inout UnknownList, _ trait: (String) -> Traits?
  ) throws(CaptureError) -> Property<Traits> {
    var traits: Traits = []
    for entry in try array(name) {
      let name = try entry.string("trait")
      if let trait = trait(name) {
        traits.formUnion(trait)
      } else {
        unknowns.note("trait '\(name)'", at: entry.location)
      }
    }
    return traits.isEmpty ? .empty : .given(traits)
  }

  /// The values of an array; none for null.
  func list(_ name: String) throws(CaptureError) -> [JSONValue] {
    content == .null ? [] : try array(name)
  }
}
