extension UInt8 {
  /// Whether it is white space between words or lines: a space, a tab, the end of a line.
  var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
