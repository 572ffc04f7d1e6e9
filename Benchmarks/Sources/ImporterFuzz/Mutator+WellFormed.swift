import BenchmarkSupport

/// Changes that leave a well-formed text well formed, more often than not.
extension Mutator {
  private static let numbers = [
    "0", "1", "-1", "0.5", "1e308", "-1e308", "9223372036854775807", "99999999999999999999",
    "65536",
  ].map { Array($0.utf8) }
  private static let texts = [
    "", "x", "true", "false", "1", "-1", "null", "NaN", "inf", "é", "👩‍👩‍👧", "\u{202E}", "&amp;",
    "Button",
    "{{0, 0}, {1e308, -1}}", "{{nan, 0}, {1, 1}}", "[0,0][1,1]", "[-1,9999999999999999999][0,0]",
    "a, b", "9223372036854775808", "0x1", " ", "A\u{301}", "(1 2)", "Selected, Disabled",
  ].map { Array($0.utf8) }

  /// Replaces what stands between two quotes, or a number, or `true`, `false` or `null`.
  func changeValue(_ bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
    let place = numbers.below(bytes.count)
    guard let start = bytes[place...].firstIndex(where: Mutator.startsValue) else { return }
    let quote = bytes[start]
    if quote == UInt8(ascii: "\"") {
      guard let end = bytes[(start + 1)...].firstIndex(of: quote) else { return }
      let other = numbers.below(3) == 0 ? text(from: bytes, &numbers) : nil
      bytes.replaceSubrange((start + 1)..<end, with: other ?? numbers.pick(Mutator.texts))
    } else {
      let end = bytes[start...].firstIndex { !Mutator.isNumber($0) } ?? bytes.count
      bytes.replaceSubrange(start..<max(end, start + 1), with: numbers.pick(Mutator.numbers))
    }
  }

  /// What stands between two quotes elsewhere.
  private func text(from bytes: [UInt8], _ numbers: inout SeededNumbers) -> [UInt8]? {
    let quote = UInt8(ascii: "\"")
    guard let start = bytes[numbers.below(bytes.count)...].firstIndex(of: quote),
      let end = bytes[(start + 1)...].firstIndex(of: quote)
    else { return nil }
    return Array(bytes[(start + 1)..<end])
  }

  private static func startsValue(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || isNumber(byte)
  }

  private static func isNumber(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// Doubles, nests or removes a part from a bracket to its partner.
  func changePart(_ bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
    let place = numbers.below(bytes.count)
    let isXML = bytes.first { $0 > 0x20 } == UInt8(ascii: "<")
    let open = isXML ? UInt8(ascii: "<") : UInt8(ascii: "{")
    let close = isXML ? UInt8(ascii: ">") : UInt8(ascii: "}")
    guard let start = bytes[place...].firstIndex(of: open),
      let end = partner(of: start, close: close, bytes)
    else { return }
    let isTag = !isXML || bytes[end - 1] == UInt8(ascii: "/")
    guard isTag else { return }
    var part = Array(bytes[start...end])
    switch numbers.below(3) {
    case 0: bytes.replaceSubrange(start...end, with: isXML ? [] : Array("{}".utf8))
    case 1:
      if !isXML { part.append(UInt8(ascii: ",")) }
      let copies = numbers.below(30) == 0 ? 100 : 1
      for _ in 0..<copies { bytes.insert(contentsOf: part, at: start) }
    default:
      guard let other = bytes[numbers.below(bytes.count)...].firstIndex(of: open),
        let last = partner(of: other, close: close, bytes),
        !isXML || bytes[last - 1] == UInt8(ascii: "/")
      else { return }
      bytes.replaceSubrange(other...last, with: part)
    }
  }

  private func partner(of start: Int, close: UInt8, _ bytes: [UInt8]) -> Int? {
    var depth = 0
    for index in start..<bytes.count {
      if bytes[index] == bytes[start] { depth += 1 }
      if bytes[index] == close {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }
}
