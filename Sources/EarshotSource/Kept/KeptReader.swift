/// Reads what ``KeptWriter`` wrote.
///
/// Bytes that it did not write make it fail and do no other harm.
struct KeptReader {
  /// The file that places are in.
  let file: SourceText
  /// Whether the bytes make no sense.
  private(set) var hasFailed = false
  private let bytes: ArraySlice<UInt8>
  private var offset: Int
  private var texts: [String] = []
  private var place = 0
  private var depth = 0
  /// The values inside of one another that are followed, more than any writer makes.
  private static let depthLimit = 5_000

  /// A file out of bytes; `nil` if they make no sense.
  static func file(_ bytes: ArraySlice<UInt8>, of text: SourceText) -> SwiftFile? {
    var reader = KeptReader(bytes, text)
    let file = reader.swiftFile()
    return reader.hasFailed || reader.offset != bytes.endIndex ? nil : file
  }

  private init(_ bytes: ArraySlice<UInt8>, _ file: SourceText) {
    self.bytes = bytes
    self.file = file
    offset = bytes.startIndex
    texts = list { reader in
      let size = reader.count()
      guard size <= reader.bytes.endIndex - reader.offset else { return reader.fail("") }
      defer { reader.offset += size }
      return String(decoding: reader.bytes[reader.offset..<reader.offset + size], as: UTF8.self)
    }
  }

  /// Fails, with a value to go on with.
  mutating func fail<Value>(_ value: Value) -> Value {
    hasFailed = true
    offset = bytes.endIndex
    return value
  }

  /// Which of several kinds follows.
  mutating func tag() -> UInt8 {
    guard offset < bytes.endIndex else { return fail(0) }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// Whether something is so.
  mutating func flag() -> Bool { tag() == 1 }

  private mutating func bits() -> UInt {
    var value: UInt = 0
    var shift: UInt = 0
    while shift < 64 {
      let byte = tag()
      value |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    return fail(0)
  }

  /// A number that is not negative.
  mutating func count() -> Int {
    let value = bits()
    return value > UInt(Int32.max) ? fail(0) : Int(value)
  }

  /// A number of either sign.
  mutating func number() -> Int {
    let value = bits()
    return Int(bitPattern: value >> 1) ^ -Int(bitPattern: value & 1)
  }

  /// A number with a fraction.
  mutating func fraction() -> Double { Double(bitPattern: UInt64(bits())) }

  /// A text.
  mutating func text() -> String {
    let number = count()
    return texts.indices.contains(number) ? texts[number] : fail("")
  }

  /// A part of the file.
  mutating func range() -> CodeRange {
    let (moved, isTooFar) = place.addingReportingOverflow(number())
    let size = count()
    guard !isTooFar, moved >= 0, moved <= file.bytes.count, size <= file.bytes.count - moved else {
      return fail(CodeRange(file, 0..<0))
    }
    place = moved
    return CodeRange(file, place..<place + size)
  }

  /// What may be missing.
  mutating func optional<Value>(_ read: (inout Self) -> Value) -> Value? {
    flag() ? read(&self) : nil
  }

  /// Values in a row.
  mutating func list<Value>(_ read: (inout Self) -> Value) -> [Value] {
    let number = count()
    // Each takes a byte at least.
    guard number <= bytes.endIndex - offset, depth < Self.depthLimit else { return fail([]) }
    guard number > 0 else { return [] }
    depth += 1
    defer { depth -= 1 }
    var values: [Value] = []
    values.reserveCapacity(number)
    for _ in 0..<number where !hasFailed { values.append(read(&self)) }
    return values
  }

  /// A value inside of another.
  mutating func inside<Value>(_ empty: Value, _ read: (inout Self) -> Value) -> Value {
    guard depth < Self.depthLimit, !hasFailed else { return fail(empty) }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }
}
