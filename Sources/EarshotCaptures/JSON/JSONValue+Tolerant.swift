import EarshotTree

// Tools write the same fact in several ways over the years: a number as text, null for nothing.

extension JSONValue {
  /// Text, or a number or truth written as text; `nil` for null.
  ///
  /// `name` is for the message.
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
  ///
  /// `name` is for the message.
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
  ///
  /// `name` is for the message.
  func tolerantNumber(_ name: String) throws(CaptureError) -> Double? {
    switch content {
    case .null: return nil
    case .string(let text):
      guard let number = XCTestNumber.number(text) else {
        throw mismatch(name, expected: "a number")
      }
      return number
    default: return try number(name)
    }
  }

  /// The rectangle of four named numbers; empty when one is null.
  ///
  /// `name` is for the message.
  func rect(
    _ name: String, keys: [String] = ["x", "y", "width", "height"]
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
    guard numbers.count == 4 else { return .empty }
    return XCTestNumber.frame(
      x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The values of an array; none for null.
  ///
  /// `name` is for the message.
  func list(_ name: String) throws(CaptureError) -> [JSONValue] {
    content == .null ? [] : try array(name)
  }
}
