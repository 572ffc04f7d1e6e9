import BenchmarkSupport

/// Spoils captures of one format in their bytes, lines and tokens.
struct Mutator {
  private let small: [[UInt8]]
  private let all: [[UInt8]]

  /// Most bytes of the samples that most inputs are made of.
  static let smallSize = 4_000

  init(_ samples: [[UInt8]]) {
    all = samples
    let small = all.filter { $0.count <= Mutator.smallSize }
    self.small = small.isEmpty ? Array(all.sorted { $0.count < $1.count }.prefix(1)) : small
  }

  /// A sample with some changes: in half of the inputs those that leave the text well formed, so
  /// that what comes after the parser is reached as well.
  func input(_ numbers: inout SeededNumbers) -> [UInt8] {
    var bytes = sample(&numbers)
    if numbers.below(2) == 0 {
      for _ in 0...numbers.below(3) where !bytes.isEmpty {
        if numbers.below(3) == 0 {
          changePart(&bytes, &numbers)
        } else {
          changeValue(&bytes, &numbers)
        }
      }
      return bytes
    }
    for _ in 0...numbers.below(5) {
      switch numbers.below(12) {
      case 0...2: changeBytes(&bytes, &numbers)
      case 3...5: changeLines(&bytes, &numbers)
      case 6...9: changeTokens(&bytes, &numbers)
      case 10: splice(&bytes, &numbers)
      default: if numbers.below(4) == 0 { bytes.removeLast(numbers.below(bytes.count)) }
      }
      if bytes.isEmpty { break }
    }
    return bytes
  }

  private func sample(_ numbers: inout SeededNumbers) -> [UInt8] {
    numbers.below(200) == 0 ? numbers.pick(all) : numbers.pick(small)
  }
}

extension Mutator {
  private func changeBytes(_ bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
    let place = numbers.below(bytes.count)
    switch numbers.below(4) {
    case 0: bytes[place] = UInt8(numbers.below(256))
    case 1: bytes[place] ^= 1 << UInt8(numbers.below(8))
    case 2: bytes.insert(UInt8(numbers.below(256)), at: place)
    default: bytes.removeSubrange(place..<min(bytes.count, place + 1 + numbers.below(8)))
    }
  }

  /// Removes, doubles or moves some lines; a file of one line has its tags or members for lines.
  private func changeLines(_ bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
    let first = line(around: numbers.below(bytes.count), bytes)
    let last = line(around: min(bytes.count - 1, first.upperBound + numbers.below(300)), bytes)
    let range = first.lowerBound..<max(first.upperBound, last.lowerBound)
    let part = Array(bytes[range])
    switch numbers.below(4) {
    case 0: bytes.removeSubrange(range)
    case 1:
      let copies = numbers.below(20) == 0 ? 200 : 1
      for _ in 0..<copies { bytes.insert(contentsOf: part, at: range.upperBound) }
    case 2:
      bytes.removeSubrange(range)
      let place = bytes.isEmpty ? 0 : line(around: numbers.below(bytes.count), bytes).lowerBound
      bytes.insert(contentsOf: part, at: place)
    default:
      bytes.insert(
        contentsOf: part, at: line(around: numbers.below(bytes.count), bytes).lowerBound)
    }
  }

  private func line(around place: Int, _ bytes: [UInt8]) -> Range<Int> {
    let ends: Set<UInt8> =
      bytes.contains(UInt8(ascii: "\n")) ? [UInt8(ascii: "\n")] : Set(">,".utf8)
    let start = bytes[..<place].lastIndex { ends.contains($0) }.map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex { ends.contains($0) }.map { $0 + 1 } ?? bytes.count
    return start..<end
  }
}

extension Mutator {
  private static let words = [
    "null", "true", "false", "-1", "0", "1e308", "-1e308", "NaN", "inf", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "99999999999999999999", "0.1", "\"\"", "\"x\"",
    "[]", "{}", "[{}]", "\\u0000", "\\ud800", "\u{0}", "\u{FEFF}", "é", "👩‍👩‍👧", "\u{202E}", "&amp;",
    "&#0;", "&#x110000;", "<!--", "]]>", "<![CDATA[", "/>", "</", "<a>", "'", "\"", "\\", ",", ":",
    "{", "}", "[", "]", "(", ")", "{{0, 0}, {1, 1}}", "[0,0][1,1]", "->", "\t", "\n", "\r\n", " ",
  ].map { Array($0.utf8) }

  /// Replaces a word or a number by an odd one or by one from elsewhere in the input.
  private func changeTokens(_ bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
    let range = token(around: numbers.below(bytes.count), bytes)
    switch numbers.below(5) {
    case 0: bytes.removeSubrange(range)
    case 1, 2: bytes.replaceSubrange(range, with: numbers.pick(Mutator.words))
    case 3:
      let other = token(around: numbers.below(bytes.count), bytes)
      bytes.replaceSubrange(range, with: Array(bytes[other]))
    default: bytes.insert(contentsOf: numbers.pick(Mutator.words), at: range.lowerBound)
    }
  }

  private func token(around place: Int, _ bytes: [UInt8]) -> Range<Int> {
    let start = bytes[..<place].lastIndex { !Mutator.isWord($0) }.map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex { !Mutator.isWord($0) } ?? bytes.count
    return start..<max(end, min(place + 1, bytes.count))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80..., 0x2D, 0x2E, 0x5F: true
    default: false
    }
  }

  /// The beginning of the input with the end of another sample.
  private func splice(_ bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
    let other = numbers.pick(small)
    let tail = other[line(around: numbers.below(other.count), other).lowerBound...]
    bytes.replaceSubrange(line(around: numbers.below(bytes.count), bytes).lowerBound..., with: tail)
  }
}
