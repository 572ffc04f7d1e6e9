import EarshotText

/// Writes JSON with the keys in the order given, two spaces a level or on one line.
///
/// Foundation's encoder keeps no order of keys and is several times slower on a large screen.
package struct JSONWriter {
  /// The keys of an object with their values, in order; `nil` is null.
  package typealias Fields = KeyValuePairs<StaticString, (any JSONValue)?>

  /// The bytes so far.
  package private(set) var bytes: [UInt8] = []
  private let isPretty: Bool
  private var depth = 0
  private var needsComma = false
  /// How many bytes were handed over.
  private var handedOver = 0
  /// More than zero inside an object that is written on one line.
  private var lineDepth = 0

  private init(isPretty: Bool) {
    self.isPretty = isPretty
  }

  /// An object as a whole document, with the end of its last line.
  package static func document(
    isPretty: Bool = true, _ body: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    document(isPretty) { $0.object(body) }
  }

  /// An array as a whole document, an object for each of the items.
  package static func document<Items: Sequence>(
    of items: Items, _ body: (inout JSONWriter, Items.Element) -> Void
  ) -> [UInt8] {
    document(true) { json in
      json.array { json in
        for item in items { json.object { body(&$0, item) } }
      }
    }
  }

  /// A value alone, on one line.
  package static func text(of value: some JSONValue) -> [UInt8] {
    var writer = JSONWriter(isPretty: true)
    value.append(to: &writer)
    return writer.bytes
  }

  /// The bytes so far, which are not kept; the last one stays, as it decides about what follows.
  package mutating func handOver() -> [UInt8] {
    guard let last = bytes.popLast() else { return [] }
    defer { bytes = [last] }
    handedOver += bytes.count
    return bytes
  }

  private static func document(
    _ isPretty: Bool, _ body: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var writer = JSONWriter(isPretty: isPretty)
    body(&writer)
    writer.bytes.append(0x0A)
    return writer.bytes
  }
}

extension JSONWriter {
  /// Writes a key and its value; `nil` is null.
  package mutating func field(_ name: StaticString, _ value: (some JSONValue)?) {
    write(name, value)
  }

  // Generic code is not specialised for other modules: what large documents hold at each stop has
  // a way of its own.

  /// Writes a key and a text; `nil` is null.
  package mutating func field(_ name: StaticString, _ value: String?) { write(name, value) }

  /// Writes a key and a number; `nil` is null.
  package mutating func field(_ name: StaticString, _ value: Int?) { write(name, value) }

  /// Writes a key and a truth value; `nil` is null.
  package mutating func field(_ name: StaticString, _ value: Bool?) { write(name, value) }

  /// Writes a key and texts; `nil` is null.
  package mutating func field(_ name: StaticString, _ value: [String]?) { write(name, value) }

  /// Writes a key and whole numbers; `nil` is null.
  package mutating func field(_ name: StaticString, _ value: [Int]?) { write(name, value) }

  /// Writes a key and numbers; `nil` is null.
  package mutating func field(_ name: StaticString, _ value: [Double]?) { write(name, value) }

  @inline(__always)
  private mutating func write(_ name: StaticString, _ value: (some JSONValue)?) {
    key(name)
    self.value(value)
  }

  /// Writes keys with their values; `nil` is null.
  package mutating func fields(_ fields: Fields) {
    for (name, value) in fields {
      if let value { field(name, value) } else { field(name, String?.none) }
    }
  }

  /// Writes a key that is data, such as the name of an argument, and its value.
  package mutating func field(named name: String, _ value: (some JSONValue)?) {
    key(named: name)
    self.value(value)
  }

  /// Writes a key and its value if there is a value.
  package mutating func present(_ name: StaticString, _ value: (some JSONValue)?) {
    if let value { field(name, value) }
  }

  /// Writes the keys that have values.
  package mutating func present(_ fields: Fields) {
    for case (let name, let value?) in fields { field(name, value) }
  }

  /// Writes a key that is true.
  package mutating func flag(_ name: StaticString) { field(name, true) }

  /// Writes a key and an object on lines of its own.
  package mutating func object(_ name: StaticString, _ body: (inout JSONWriter) -> Void) {
    key(name)
    object(body)
  }

  /// Writes a key and an object on lines of its own; `nil` is null.
  package mutating func object<Value>(
    _ name: StaticString, _ value: Value?, _ body: (inout JSONWriter, Value) -> Void
  ) {
    guard let value else { return field(name, String?.none) }
    object(name) { body(&$0, value) }
  }

  /// Writes a key and a small object on one line.
  package mutating func line(_ name: StaticString, _ body: (inout JSONWriter) -> Void) {
    key(name)
    line(body)
  }

  /// Writes a key and a small object on one line; `nil` is null.
  package mutating func line<Value>(
    _ name: StaticString, _ value: Value?, _ body: (inout JSONWriter, Value) -> Void
  ) {
    guard let value else { return field(name, String?.none) }
    line(name) { body(&$0, value) }
  }

  /// Writes a key and an array on lines of its own.
  package mutating func array(_ name: StaticString, _ body: (inout JSONWriter) -> Void) {
    key(name)
    array(body)
  }

  /// Writes a key and an array of objects on lines of their own, one for each of the items.
  package mutating func objects<Items: Sequence>(
    _ name: StaticString, _ items: Items, _ body: (inout JSONWriter, Items.Element) -> Void
  ) {
    array(name) { json in
      for item in items { json.object { body(&$0, item) } }
    }
  }

  /// Writes a key and an array of objects on lines of their own, one for each of the places; those
  /// of a large array are written on all cores at the same time.
  package mutating func objects(
    _ name: StaticString, at places: Range<Int>,
    _ body: @Sendable (inout JSONWriter, Int) -> Void
  ) {
    array(name) { json in
      // A part goes on behind an object, or behind the bracket.
      var part = JSONWriter(isPretty: json.isPretty)
      part.depth = json.depth
      part.bytes = [UInt8(ascii: "[")]
      var parts = places.concurrentParts { [part] places in
        var part = part
        part.needsComma = places.lowerBound > 0
        for place in places { part.object { body(&$0, place) } }
        return part.bytes
      }
      json.bytes.reserveCapacity(json.bytes.count + parts.reduce(64) { $0 + $1.count })
      // Each part is given back before the next is copied, so that not all bytes are held twice.
      for index in parts.indices {
        json.bytes += parts[index].dropFirst()
        parts[index] = []
      }
    }
  }

  /// Writes a key and an array of small objects, one on a line for each of the items.
  package mutating func lines<Items: Sequence>(
    _ name: StaticString, _ items: Items, _ body: (inout JSONWriter, Items.Element) -> Void
  ) {
    array(name) { json in
      for item in items { json.line { body(&$0, item) } }
    }
  }

  /// Writes a key and an array of small objects, one on a line for each of the items.
  package mutating func lines<Items: Sequence>(
    _ name: StaticString, _ items: Items, _ fields: (Items.Element) -> Fields
  ) {
    lines(name, items) { $0.fields(fields($1)) }
  }

  /// Writes a key and an array of objects on lines of their own, one for each of the items.
  package mutating func objects<Items: Sequence>(
    _ name: StaticString, _ items: Items, _ fields: (Items.Element) -> Fields
  ) {
    objects(name, items) { $0.fields(fields($1)) }
  }
}

extension JSONWriter {
  /// Writes an object on lines of its own.
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

  /// Writes a value; `nil` is null.
  package mutating func value(_ value: (some JSONValue)?) {
    if needsComma || isAtLineStart { separate() }
    if let value { value.append(to: &self) } else { append("null") }
    needsComma = true
  }

  /// Writes a key, whose value follows.
  package mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    append(name)
    append(isPretty ? "\": " : "\":")
    needsComma = false
  }

  private mutating func key(named name: String) {
    separate()
    name.append(to: &self)
    append(isPretty ? ": " : ":")
    needsComma = false
  }

  private var isAtLineStart: Bool { bytes.last == UInt8(ascii: "[") }

  private mutating func nested(
    _ open: StaticString, _ close: StaticString, _ body: (inout JSONWriter) -> Void
  ) {
    if needsComma || isAtLineStart { separate() }
    append(open)
    let start = handedOver + bytes.count
    depth += 1
    needsComma = false
    body(&self)
    depth -= 1
    if handedOver + bytes.count > start, lineDepth == 0 { breakLine() }
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

  fileprivate mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  fileprivate mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Writes the items of an array on one line.
  fileprivate mutating func appendList(_ values: [some JSONValue]) {
    append("[")
    for (index, value) in values.enumerated() {
      if index > 0 { append(isPretty ? ", " : ",") }
      value.append(to: &self)
    }
    append("]")
  }

  /// Appends a text whose escapes leave no command of a log in it; its value is the same.
  fileprivate mutating func appendEscaped(_ text: String) {
    let start = bytes.count
    defer {
      if text.utf8.contains(UInt8(ascii: "#")) {
        let written = String(decoding: bytes[start...], as: UTF8.self)
        bytes.replaceSubrange(start..., with: LogCommand.escaped(in: written, as: "\\u0023").utf8)
      }
    }
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

/// A value that ``JSONWriter`` writes on one line.
package protocol JSONValue {
  /// Appends the value as JSON.
  func append(to json: inout JSONWriter)
}

extension String: JSONValue {
  package func append(to json: inout JSONWriter) {
    json.append("\"" as StaticString)
    if utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x23 && $0 != 0x5C && $0 != 0x7F }) {
      json.append(self)
    } else {
      json.appendEscaped(self)
    }
    json.append("\"" as StaticString)
  }
}

extension Int: JSONValue {
  package func append(to json: inout JSONWriter) { json.append(String(self)) }
}

extension Bool: JSONValue {
  package func append(to json: inout JSONWriter) { json.append(self ? "true" : "false") }
}

extension Double: JSONValue {
  /// No fraction for whole numbers, null for what is not finite.
  package func append(to json: inout JSONWriter) {
    guard isFinite else { return json.append("null") }
    json.append(
      self == rounded() && magnitude < 1e15 ? String(Int64(self)) : String(self))
  }
}

extension Array: JSONValue where Element: JSONValue {
  package func append(to json: inout JSONWriter) { json.appendList(self) }
}
