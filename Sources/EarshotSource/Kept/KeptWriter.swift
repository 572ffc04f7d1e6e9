/// Writes a file that was read in a compact form, which ``KeptReader`` reads again.
///
/// Texts are written once and named by their numbers, places by the distance from the one before.
struct KeptWriter {
  private var bytes: [UInt8] = []
  private var texts: [String] = []
  private var numbers: [String: Int] = [:]
  private var place = 0

  /// A file in bytes.
  static func bytes(of file: SwiftFile) -> [UInt8] {
    var writer = KeptWriter()
    writer.write(file)
    var head = KeptWriter()
    head.count(writer.texts.count)
    for text in writer.texts {
      head.count(text.utf8.count)
      head.bytes += text.utf8
    }
    return head.bytes + writer.bytes
  }

  /// Writes which of several kinds follows.
  mutating func tag(_ number: UInt8) { bytes.append(number) }

  /// Writes whether something is so.
  mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

  /// Writes a number that is not negative, in as few bytes as it needs.
  mutating func count(_ value: Int) {
    var rest = UInt(bitPattern: value)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes a number of either sign.
  mutating func number(_ value: Int) { count((value << 1) ^ (value >> (Int.bitWidth - 1))) }

  /// Writes a number with a fraction.
  mutating func number(_ value: Double) {
    count(Int(bitPattern: UInt(truncatingIfNeeded: value.bitPattern)))
  }

  /// Writes a text.
  mutating func text(_ text: String) {
    if let number = numbers[text] { return count(number) }
    numbers[text] = texts.count
    count(texts.count)
    texts.append(text)
  }

  /// Writes a part of the file.
  mutating func range(_ range: CodeRange) {
    number(range.offsets.lowerBound - place)
    count(range.offsets.count)
    place = range.offsets.lowerBound
  }

  /// Writes what may be missing.
  mutating func optional<Value>(_ value: Value?, _ write: (inout Self, Value) -> Void) {
    flag(value != nil)
    if let value { write(&self, value) }
  }

  /// Writes values in a row.
  mutating func list<Values: Collection>(
    _ values: Values, _ write: (inout Self, Values.Element) -> Void
  ) {
    count(values.count)
    for value in values { write(&self, value) }
  }
}
