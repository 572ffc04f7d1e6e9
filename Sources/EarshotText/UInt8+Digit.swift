extension UInt8 {
  /// Whether it is a digit of ASCII.
  package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
