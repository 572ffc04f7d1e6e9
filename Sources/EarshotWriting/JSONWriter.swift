/// Writes JSON with the keys in the order given, two spaces a level or on one line.
///
/// Foundation's encoder keeps no order of keys and is several times slower on a large screen.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private let isPretty: Bool
  private var depth = 0
  private var needsComma = false
  /// More than zero inside an object that is written on one line.
  private var lineDepth = 0

  package init(isPretty: Bool) {
    self.isPretty = isPretty
  }

  package mutating func object(_ body: (inout JSONWriter) -> Void) { nested("{", "}", body) }

  /// Writes a small object on one line.
  package mutating func line(_ body: (inout JSONWriter) -> Void) {
    if needsComma || isAtLineStart { separate() }
    lineDepth += 1
    append("{")
    needsComma = false
    body(&self)
    append("}")
    lineDepth -= 1
    needsComma = true
  }

  /// Writes an array on lines of its own.
  package mutating func array(_ body: (inout JSONWriter) -> Void) { nested("[", "]", body) }

  package mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    append(isPretty ? "\": " : "\":")
    needsComma = false
  }

  /// Writes a key that is data, such as the name of an argument.
  package mutating func key(named name: String) {
    separate()
    appendQuoted(name)
    append(isPretty ? ": " : ":")
    needsComma = false
  }

  package mutating func value(_ text: String?) {
    element { $0.appendOptional(text) }
  }

  package mutating func value(_ number: Int) {
    element { $0.append(String(number)) }
  }

  package mutating func value(_ flag: Bool) {
    element { $0.append(flag ? "true" : "false") }
  }

  /// Writes a number; `nil` is null.
  package mutating func number(_ number: Double?) {
    element { $0.append(number?.jsonText ?? "null") }
  }

  /// Writes numbers on one line; `nil` is null.
  package mutating func value(_ numbers: [Double]?) {
    element { writer in
      guard let numbers else { return writer.append("null") }
      writer.append("[")
      for (index, number) in numbers.enumerated() {
        if index > 0 { writer.append(writer.isPretty ? ", " : ",") }
        writer.append(number.jsonText)
      }
      writer.append("]")
    }
  }

  /// Writes texts on one line; `nil` is null.
  package mutating func value(_ texts: [String]?) {
    element { writer in
      guard let texts else { return writer.append("null") }
      writer.append("[")
      for (index, text) in texts.enumerated() {
        if index > 0 { writer.append(writer.isPretty ? ", " : ",") }
        writer.appendQuoted(text)
      }
      writer.append("]")
    }
  }

  package mutating func finishLine() { bytes.append(0x0A) }
}

extension JSONWriter {
  private mutating func element(_ body: (inout JSONWriter) -> Void) {
    if needsComma || isAtLineStart { separate() }
    body(&self)
    needsComma = true
  }

  private var isAtLineStart: Bool { bytes.last == UInt8(ascii: "[") }

  private mutating func nested(
    _ open: StaticString, _ close: StaticString, _ body: (inout JSONWriter) -> Void
  ) {
    if needsComma || isAtLineStart { separate() }
    append(open)
    let start = bytes.count
    depth += 1
    needsComma = false
    body(&self)
    depth -= 1
    if bytes.count > start, lineDepth == 0 { breakLine() }
    append(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { append(",") }
    if lineDepth == 0 {
      breakLine()
    } else if isPretty, needsComma {
      bytes.append(0x20)
    }
  }

  private mutating func breakLine() {
    guard isPretty, !bytes.isEmpty else { return }
    bytes.append(0x0A)
    for _ in 0..<depth * 2 { bytes.append(0x20) }
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  private mutating func appendOptional(_ text: String?) {
    guard let text else { return append("null") }
    appendQuoted(text)
  }

  private mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F }) {
      append(text)
    } else {
      appendEscaped(text)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscaped(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case 0x0A: append("\\n")
      case 0x09: append("\\t")
      case 0x0D: append("\\r")
      case 0..<0x20, 0x7F: append("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
  }
}

extension Double {
  /// The number as JSON has it: no fraction for whole numbers, null when it is not finite.
  fileprivate var jsonText: String {
    guard isFinite else { return "null" }
    return self == rounded() && magnitude < 1e15 ? String(Int64(self)) : String(self)
  }
}
