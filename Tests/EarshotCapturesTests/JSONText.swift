import EarshotCaptures

/// Writes a value of a document back, to take parts of a data set apart.
enum JSONText {
  static func text(of value: JSONValue) -> String {
    switch value.content {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): number.integer.map { "\($0)" } ?? "\(number.double)"
    case .string(let string): quoted(string)
    case .array(let values): "[\(values.map(text).joined(separator: ","))]"
    case .object(let object):
      "{\(object.members.map { "\(quoted($0.name)):\(text(of: $0.value))" }.joined(separator: ","))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { result, scalar in
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    } + "\""
  }
}
