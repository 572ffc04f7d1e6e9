import EarshotText

/// Walks Swift source as far as comments, literals and names go.
struct SwiftScanner {
  private let bytes: [UInt8]
  private var index: Int

  init(_ bytes: [UInt8], at index: Int) {
    self.bytes = bytes
    self.index = index
  }

  /// The literal after the next argument label of a name; `nil` if something else follows it.
  mutating func literal(after label: String) -> SwiftLiteral? {
    while index < bytes.count {
      if starts(with: label), !isName(index - 1), !isName(index + label.utf8.count) {
        index += label.utf8.count
        skipBlanks()
        guard starts(with: ":") else { continue }
        index += 1
        skipBlanks()
        return literal()
      }
      skipToken()
    }
    return nil
  }

  private mutating func skipToken() {
    if literal() != nil || skipComment() { return }
    index += 1
  }

  private mutating func skipBlanks() {
    while index < bytes.count {
      if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) {
        index += 1
      } else if !skipComment() {
        return
      }
    }
  }

  private mutating func skipComment() -> Bool {
    if starts(with: "//") {
      index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      return true
    }
    guard starts(with: "/*") else { return false }
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        index += 2
      } else if starts(with: "*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
    return true
  }

  /// The literal that begins here, which is then behind; `nil` leaves the place as it is.
  private mutating func literal() -> SwiftLiteral? {
    let start = index
    let hashCount = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    index += hashCount
    guard starts(with: "\"") else {
      index = start
      return nil
    }
    let isMultiline = starts(with: "\"\"\"")
    let quotes = isMultiline ? "\"\"\"" : "\""
    let hashes = String(repeating: "#", count: hashCount)
    index += quotes.utf8.count
    while index < bytes.count, !starts(with: quotes + hashes) {
      if !isMultiline, starts(with: "\n") { break }
      if starts(with: "\\" + hashes) {
        index += 1 + hashCount
        if starts(with: "(") { skipInterpolation() } else { index = min(index + 1, bytes.count) }
      } else {
        index += 1
      }
    }
    index = min(index + quotes.utf8.count + hashCount, bytes.count)
    return SwiftLiteral(start: start, end: index, hashCount: hashCount, isMultiline: isMultiline)
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      if starts(with: "(") { depth += 1 }
      if starts(with: ")") { depth -= 1 }
      skipToken()
    } while depth > 0 && index < bytes.count
  }

  private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  /// Whether a byte belongs to a name.
  private func isName(_ index: Int) -> Bool {
    guard bytes.indices.contains(index) else { return false }
    let byte = bytes[index]
    return byte >= 0x80 || byte == UInt8(ascii: "_")
      || byte.isDigit
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
