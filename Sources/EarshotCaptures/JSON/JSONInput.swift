import EarshotTree

/// The JSON of an input that may hold log lines around it, or the envelope of an HTTP answer.
package enum JSONInput {
  /// Reads the one document of an input; places are those of the input.
  package static func document(_ bytes: [UInt8]) throws(CaptureError) -> JSONValue {
    let text = try TextEncoding.utf8(bytes)
    guard text.contains(where: { !$0.isSpace }) else {
      throw .emptyInput
    }
    return unwrapped(try JSONDocument.parse(withoutNoise(text)))
  }

  /// The contents of envelopes such as `{"value": …, "sessionId": …}`.
  static func unwrapped(_ value: JSONValue) -> JSONValue {
    var value = value
    while case .object(let object) = value.content, let inner = object["value"],
      object.members.allSatisfy({ envelopeKeys.contains($0.name) }), inner.isContainerOrText
    {
      value = inner
    }
    return value
  }

  /// The offset of the first line that begins a JSON document of objects; `nil` when none does.
  static func start(of text: [UInt8]) -> Int? {
    var line = 0
    while line < text.count {
      var offset = line
      while offset < text.count, text[offset] == 0x20 || text[offset] == 0x09 { offset += 1 }
      if begins(text, at: offset) { return offset }
      guard let end = text[offset...].firstIndex(of: 0x0A) else { return nil }
      line = end + 1
    }
    return nil
  }

  /// The mistake in an input whose document ends before it is whole; `nil` for any other input.
  static func cut(in text: [UInt8]) -> CaptureError? {
    start(of: text) == nil ? nil : JSONDocument.cut(in: withoutNoise(text))
  }

  private static let envelopeKeys: Set<String> = ["value", "sessionId", "status"]

  /// Whether a document holds nothing but the answer of a tool that failed: an empty list, an
  /// envelope without a tree in it, or an error.
  static func isFailure(_ value: JSONValue) -> Bool {
    switch value.content {
    case .array(let items): return items.isEmpty
    case .object(let object):
      let names = Set(object.members.map(\.name))
      if names.contains("value"), names.isSubset(of: envelopeKeys) {
        guard case .object(let inner)? = object["value"]?.content else { return true }
        return inner["error"] != nil
      }
      let hasFailed = ["ok", "success"].contains { object[$0]?.content == .bool(false) }
      return names.isSubset(of: answerKeys) && (hasFailed || names.contains("error"))
    case .string, .number, .bool, .null: return true
    }
  }

  /// What tools write beside an error; other documents have their own names besides "error".
  private static let answerKeys: Set<String> = [
    "code", "data", "detail", "details", "error", "message", "ok", "path", "result", "sessionId",
    "stacktrace", "status", "statusCode", "success", "timestamp", "traceback", "type", "value",
  ]

  /// Blanks log lines before the document and after it, so that places stay as they are.
  private static func withoutNoise(_ text: [UInt8]) -> [UInt8] {
    guard let start = start(of: text) else { return text }
    let close: UInt8 = text[start] == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")
    let last = text.lastIndex(of: close) ?? text.count - 1
    guard start > 0 || last < text.count - 1 else { return text }
    var text = text
    for index in 0..<start where text[index] != 0x0A { text[index] = 0x20 }
    // What follows the last bracket of a document that was cut is a part of it.
    guard let next = text[(last + 1)...].firstIndex(where: { !$0.isSpace }),
      text[last + 1..<next].contains(0x0A), !punctuation.contains(text[next])
    else { return text }
    for index in next..<text.count where text[index] != 0x0A { text[index] = 0x20 }
    return text
  }

  private static let punctuation = Set("{}[],:\"".utf8)

  /// Whether an object, or an array of objects, begins at an offset.
  private static func begins(_ text: [UInt8], at offset: Int) -> Bool {
    guard offset < text.count else { return false }
    var next = offset + 1
    while next < text.count, text[next].isSpace { next += 1 }
    guard next < text.count else { return "{[".utf8.contains(text[offset]) }
    switch text[offset] {
    case UInt8(ascii: "{"):
      return text[next] == UInt8(ascii: "\"") || text[next] == UInt8(ascii: "}")
    case UInt8(ascii: "["):
      return [UInt8(ascii: "{"), UInt8(ascii: "]"), UInt8(ascii: "[")].contains(text[next])
    default: return false
    }
  }
}

extension JSONValue {
  fileprivate var isContainerOrText: Bool {
    switch content {
    case .object, .array, .string: true
    case .number, .bool, .null: false
    }
  }
}
