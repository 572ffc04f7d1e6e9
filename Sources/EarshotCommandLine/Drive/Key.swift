/// A key of a terminal.
enum Key: Hashable, Sendable {
  case character(Character)
  case up, down, left, right
  case shiftUp, shiftDown, shiftLeft, shiftRight
  case home, end, pageUp, pageDown
  case enter, backspace, escape
  case control(Character)
}

/// Makes keys of the bytes that a terminal sends; a sequence may come in pieces.
struct KeyReader {
  private var pending: [UInt8] = []

  private static let sequences: [String: Key] = [
    "[A": .up, "[B": .down, "[C": .right, "[D": .left,
    "OA": .up, "OB": .down, "OC": .right, "OD": .left,
    "[1;2A": .shiftUp, "[1;2B": .shiftDown, "[1;2C": .shiftRight, "[1;2D": .shiftLeft,
    "[H": .home, "[F": .end, "OH": .home, "OF": .end, "[1~": .home, "[4~": .end, "[7~": .home,
    "[8~": .end, "[5~": .pageUp, "[6~": .pageDown,
  ]

  /// The keys that are complete.
  mutating func keys(from bytes: [UInt8]) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let first = pending.first {
      let length: Int?
      if first == 0x1B {
        length = sequenceLength
      } else {
        length = KeyReader.length(of: first)
      }
      guard let length, length <= pending.count else { break }
      let taken = Array(pending.prefix(length))
      pending.removeFirst(length)
      if let key = KeyReader.key(taken) { keys.append(key) }
    }
    return keys
  }

  /// The escape key, when nothing followed it; whatever else is incomplete goes on waiting.
  mutating func flush() -> [Key] {
    guard pending == [0x1B] else { return [] }
    pending = []
    return [.escape]
  }

  /// The length of the sequence at the front; `nil` while it is not complete.
  private var sequenceLength: Int? {
    guard pending.count > 1 else { return nil }
    switch pending[1] {
    case UInt8(ascii: "O"): return pending.count > 2 ? 3 : nil
    case UInt8(ascii: "["):
      // A sequence ends with a byte from @ to ~; a longer one than any key's is noise.
      let end = pending.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }
      return end.map { $0 + 1 } ?? (pending.count > 32 ? pending.count : nil)
    default: return 1
    }
  }

  private static func length(of byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  private static func key(_ bytes: [UInt8]) -> Key? {
    guard let first = bytes.first else { return nil }
    if first == 0x1B {
      return bytes.count == 1
        ? .escape : sequences[String(decoding: bytes.dropFirst(), as: UTF8.self)]
    }
    switch first {
    case 0x0D, 0x0A: return .enter
    case 0x08, 0x7F: return .backspace
    case 0x01..<0x20:
      return .control(Character(Unicode.Scalar(first + 0x60)))
    default:
      guard let text = String(validating: bytes, as: UTF8.self), let character = text.first else {
        return nil
      }
      return .character(character)
    }
  }
}
