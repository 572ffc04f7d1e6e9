import EarshotText

/// Reads what ``CompactEncoder`` of the same build wrote.
struct CompactDecoder {
  /// Throws ``CompactFormat/Damaged`` if the bytes are not of the form, or hold another value.
  static func value<Value: Decodable>(
    _ type: Value.Type, of bytes: ArraySlice<UInt8>,
    userInfo: [CodingUserInfoKey: any Sendable] = [:]
  ) throws -> Value {
    let reader = CompactReader(bytes, userInfo)
    for _ in 0..<(try reader.count()) {
      let size = try reader.count()
      reader.texts.append(String(decoding: try reader.take(size), as: UTF8.self))
    }
    let value = try reader.value(type)
    guard reader.isAtEnd else { throw CompactFormat.Damaged() }
    return value
  }
}

private final class CompactReader {
  let userInfo: [CodingUserInfoKey: Any]
  var texts: [String] = []
  private let bytes: ArraySlice<UInt8>
  private var offset: Int

  init(_ bytes: ArraySlice<UInt8>, _ userInfo: [CodingUserInfoKey: any Sendable]) {
    self.bytes = bytes
    self.userInfo = userInfo
    offset = bytes.startIndex
  }

  var isAtEnd: Bool { offset == bytes.endIndex }

  func take(_ count: Int) throws -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.endIndex - offset else { throw CompactFormat.Damaged() }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  func byte() throws -> UInt8 {
    guard offset < bytes.endIndex else { throw CompactFormat.Damaged() }
    defer { offset += 1 }
    return bytes[offset]
  }

  func count() throws -> Int {
    var result: UInt = 0
    var shift: UInt = 0
    while true {
      let byte = try byte()
      guard shift < 64 else { throw CompactFormat.Damaged() }
      result |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return Int(bitPattern: result) }
      shift += 7
    }
  }

  func number() throws -> Int {
    let value = try count()
    return Int(bitPattern: UInt(bitPattern: value) >> 1) ^ -(value & 1)
  }

  func word() throws -> UInt64 {
    let bytes = try take(8)
    return bytes.word(at: bytes.startIndex)
  }

  func flag() throws -> Bool { try byte() != 0 }

  func text() throws -> String {
    let number = try count()
    guard texts.indices.contains(number) else { throw CompactFormat.Damaged() }
    return texts[number]
  }

  /// The text that follows, which is not taken.
  func nextText() throws -> String {
    let before = offset
    defer { offset = before }
    return try text()
  }

  private func list<Item>(_ one: () throws -> Item) throws -> [Item] {
    let count = try count()
    guard count >= 0, count <= bytes.endIndex - offset else { throw CompactFormat.Damaged() }
    return try (0..<count).map { _ in try one() }
  }

  func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type == String.self, let text = try text() as? Value { return text }
    if type == [UInt8].self, let bytes = Array(try take(count())) as? Value { return bytes }
    if type == [Int].self, let numbers = try list({ try number() }) as? Value { return numbers }
    if type == [String].self, let texts = try list({ try text() }) as? Value { return texts }
    return try Value(from: CompactValueDecoder(reader: self))
  }
}

private struct CompactValueDecoder: Decoder {
  let reader: CompactReader
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { reader.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    var keys: [Key]?
    if CompactFormat.isOpen(type) {
      keys = try (0..<reader.count()).map { _ in
        guard let key = Key(stringValue: try reader.text()) else { throw CompactFormat.Damaged() }
        return key
      }
    }
    return KeyedDecodingContainer(CompactKeyed(reader: reader, keys: keys))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    CompactList(reader: reader, total: try reader.count())
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { CompactSingle(reader: reader) }
}

private struct CompactKeyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let reader: CompactReader
  /// The keys of a dictionary.
  let keys: [Key]?
  var codingPath: [any CodingKey] { [] }

  /// The keys of a dictionary, or the case of an enumeration.
  var allKeys: [Key] {
    if let keys { return keys }
    return (try? reader.nextText()).flatMap { Key(stringValue: $0) }.map { [$0] } ?? []
  }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { false }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try reader.flag() }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try reader.text() }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try reader.number() }

  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    Double(bitPattern: try reader.word())
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try reader.value(type)
  }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try reader.flag() ? reader.flag() : nil
  }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try reader.flag() ? reader.text() : nil
  }

  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try reader.flag() ? reader.number() : nil
  }

  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try reader.flag() ? Double(bitPattern: reader.word()) : nil
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    try reader.flag() ? reader.value(type) : nil
  }

  /// The values of the case of an enumeration.
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    _ = try reader.text()
    return KeyedDecodingContainer(CompactKeyed<Nested>(reader: reader, keys: nil))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw CompactFormat.Damaged()
  }

  func superDecoder() throws -> any Decoder { CompactValueDecoder(reader: reader) }
  func superDecoder(forKey key: Key) throws -> any Decoder { CompactValueDecoder(reader: reader) }
}

private struct CompactList: UnkeyedDecodingContainer {
  let reader: CompactReader
  let total: Int
  var codingPath: [any CodingKey] { [] }
  var count: Int? { total }
  var isAtEnd: Bool { currentIndex >= total }
  private(set) var currentIndex = 0

  init(reader: CompactReader, total: Int) {
    self.reader = reader
    self.total = total
  }

  mutating func decodeNil() throws -> Bool { false }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    currentIndex += 1
    return try reader.value(type)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    throw CompactFormat.Damaged()
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw CompactFormat.Damaged()
  }

  mutating func superDecoder() throws -> any Decoder { CompactValueDecoder(reader: reader) }
}

private struct CompactSingle: SingleValueDecodingContainer {
  let reader: CompactReader
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { false }
  func decode(_ type: Bool.Type) throws -> Bool { try reader.flag() }
  func decode(_ type: String.Type) throws -> String { try reader.text() }
  func decode(_ type: Double.Type) throws -> Double { Double(bitPattern: try reader.word()) }
  func decode(_ type: Float.Type) throws -> Float { Float(Double(bitPattern: try reader.word())) }
  func decode(_ type: Int.Type) throws -> Int { try reader.number() }
  func decode(_ type: Int8.Type) throws -> Int8 { try whole() }
  func decode(_ type: Int16.Type) throws -> Int16 { try whole() }
  func decode(_ type: Int32.Type) throws -> Int32 { try whole() }
  func decode(_ type: Int64.Type) throws -> Int64 { try whole() }
  func decode(_ type: UInt.Type) throws -> UInt { UInt(truncatingIfNeeded: try reader.word()) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try reader.byte() }
  func decode(_ type: UInt16.Type) throws -> UInt16 {
    UInt16(truncatingIfNeeded: try reader.count())
  }
  func decode(_ type: UInt32.Type) throws -> UInt32 {
    UInt32(truncatingIfNeeded: try reader.count())
  }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try reader.word() }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try reader.value(type) }

  private func whole<T: FixedWidthInteger>() throws -> T {
    T(truncatingIfNeeded: try reader.number())
  }
}
