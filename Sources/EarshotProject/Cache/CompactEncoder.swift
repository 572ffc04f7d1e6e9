import EarshotText

/// Writes values in few bytes and little time, for ``CompactDecoder`` of the same build.
///
/// Properties stand in the order of their declaration without their names, texts are written once.
struct CompactEncoder {
  /// Throws what the value throws, and ``CompactFormat/Unsupported``.
  static func bytes(of value: some Encodable) throws -> [UInt8] {
    let writer = CompactWriter()
    try writer.write(value)
    let head = CompactWriter()
    head.count(writer.texts.count)
    for text in writer.texts {
      head.count(text.utf8.count)
      head.bytes += text.utf8
    }
    return head.bytes + writer.bytes
  }
}

/// The bytes so far.
private final class CompactWriter {
  var bytes: [UInt8] = []
  private(set) var texts: [String] = []
  private var numbers: [String: Int] = [:]

  /// Writes a number that is not negative, in as few bytes as it needs.
  func count(_ value: Int) {
    var rest = UInt(bitPattern: value)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  func number(_ value: Int) { count((value << 1) ^ (value >> (Int.bitWidth - 1))) }

  func word(_ value: UInt64) { bytes.append(word: value) }

  func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

  func text(_ text: String) {
    if let number = numbers[text] { return count(number) }
    numbers[text] = texts.count
    count(texts.count)
    texts.append(text)
  }

  func write<Value: Encodable>(_ value: Value) throws {
    // A comparison of types is far cheaper than a cast.
    if Value.self == String.self, let value = value as? String { return text(value) }
    if Value.self == [UInt8].self, let value = value as? [UInt8] {
      count(value.count)
      bytes += value
      return
    }
    if Value.self == [Int].self, let value = value as? [Int] {
      count(value.count)
      for number in value { self.number(number) }
      return
    }
    if Value.self == [String].self, let value = value as? [String] {
      count(value.count)
      for text in value { self.text(text) }
      return
    }
    let encoder = CompactValueEncoder(self)
    try value.encode(to: encoder)
    encoder.end()
  }

  /// Puts what stands before values that were written meanwhile.
  func insert(at start: Int, _ write: (CompactWriter) -> Void) {
    let rest = Array(bytes[start...])
    bytes.removeSubrange(start...)
    write(self)
    bytes += rest
  }
}

/// The encoder of one value.
private final class CompactValueEncoder: Encoder {
  let writer: CompactWriter
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  /// Where values of a number that is not known before begin; `nil` of any other container.
  private var start: Int?
  var count = 0
  var keys: [String]?

  init(_ writer: CompactWriter) { self.writer = writer }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if CompactFormat.isOpen(type) {
      start = writer.bytes.count
      keys = []
    }
    return KeyedEncodingContainer(CompactKeyed<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    start = writer.bytes.count
    return CompactList(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { CompactSingle(writer: writer) }

  /// Writes how many values there were, and their keys.
  func end() {
    guard let start else { return }
    writer.insert(at: start) { writer in
      writer.count(keys?.count ?? count)
      for key in keys ?? [] { writer.text(key) }
    }
  }
}

private struct CompactKeyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: CompactValueEncoder
  var codingPath: [any CodingKey] { [] }
  private var writer: CompactWriter { encoder.writer }

  init(encoder: CompactValueEncoder) { self.encoder = encoder }

  private func note(_ key: Key) { encoder.keys?.append(key.stringValue) }

  func encodeNil(forKey key: Key) throws { throw CompactFormat.Unsupported() }

  func encode(_ value: Bool, forKey key: Key) {
    note(key)
    writer.flag(value)
  }
  func encode(_ value: String, forKey key: Key) {
    note(key)
    writer.text(value)
  }
  func encode(_ value: Double, forKey key: Key) {
    note(key)
    writer.word(value.bitPattern)
  }
  func encode(_ value: Int, forKey key: Key) {
    note(key)
    writer.number(value)
  }

  func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    note(key)
    try writer.write(value)
  }

  func encodeIfPresent(_ value: Bool?, forKey key: Key) {
    note(key)
    writer.flag(value != nil)
    if let value { writer.flag(value) }
  }

  func encodeIfPresent(_ value: String?, forKey key: Key) {
    note(key)
    writer.flag(value != nil)
    if let value { writer.text(value) }
  }

  func encodeIfPresent(_ value: Double?, forKey key: Key) {
    note(key)
    writer.flag(value != nil)
    if let value { writer.word(value.bitPattern) }
  }

  func encodeIfPresent(_ value: Int?, forKey key: Key) {
    note(key)
    writer.flag(value != nil)
    if let value { writer.number(value) }
  }

  func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
    note(key)
    writer.flag(value != nil)
    if let value { try writer.write(value) }
  }

  /// The case of an enumeration, whose values follow.
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    writer.text(key.stringValue)
    return KeyedEncodingContainer(CompactKeyed<Nested>(encoder: CompactValueEncoder(writer)))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    CompactList(encoder: CompactValueEncoder(writer))
  }

  func superEncoder() -> any Encoder { encoder }
  func superEncoder(forKey key: Key) -> any Encoder { encoder }
}

private struct CompactList: UnkeyedEncodingContainer {
  let encoder: CompactValueEncoder
  var codingPath: [any CodingKey] { [] }
  var count: Int { encoder.count }

  func encodeNil() throws { throw CompactFormat.Unsupported() }

  func encode<T: Encodable>(_ value: T) throws {
    encoder.count += 1
    try encoder.writer.write(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    KeyedEncodingContainer(CompactKeyed<Nested>(encoder: CompactValueEncoder(encoder.writer)))
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
  func superEncoder() -> any Encoder { encoder }
}

private struct CompactSingle: SingleValueEncodingContainer {
  let writer: CompactWriter
  var codingPath: [any CodingKey] { [] }

  func encodeNil() throws { throw CompactFormat.Unsupported() }
  func encode(_ value: Bool) { writer.flag(value) }
  func encode(_ value: String) { writer.text(value) }
  func encode(_ value: Double) { writer.word(value.bitPattern) }
  func encode(_ value: Float) { writer.word(Double(value).bitPattern) }
  func encode(_ value: Int) { writer.number(value) }
  func encode(_ value: Int8) { writer.number(Int(value)) }
  func encode(_ value: Int16) { writer.number(Int(value)) }
  func encode(_ value: Int32) { writer.number(Int(value)) }
  func encode(_ value: Int64) { writer.number(Int(value)) }
  func encode(_ value: UInt) { writer.word(UInt64(value)) }
  func encode(_ value: UInt8) { writer.bytes.append(value) }
  func encode(_ value: UInt16) { writer.count(Int(value)) }
  func encode(_ value: UInt32) { writer.count(Int(value)) }
  func encode(_ value: UInt64) { writer.word(value) }
  func encode<T: Encodable>(_ value: T) throws { try writer.write(value) }
}
