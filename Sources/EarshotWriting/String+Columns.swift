extension Character {
  /// How many columns of a terminal the character takes: none, one or two.
  package var columns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    if scalar.properties.generalCategory == .nonspacingMark || Character.isMark(scalar.value) {
      return 0
    }
    if unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    if scalar.properties.isEmojiPresentation { return 2 }
    return Character.isWide(scalar.value) ? 2 : 1
  }

  /// Marks that nobody sees: of direction, of where lines may break, of the order of bytes.
  private static func isMark(_ value: UInt32) -> Bool {
    switch value {
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: true
    default: false
    }
  }

  /// The blocks of East Asian characters, as wcwidth has them.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

extension String {
  /// How many columns of a terminal the text takes.
  package var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The text with spaces behind it up to a width.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }

  /// The text cut to a width, with an ellipsis where something is missing.
  package func truncated(to width: Int) -> String {
    guard columns > width else { return self }
    guard width > 0 else { return "" }
    var text = ""
    var used = 0
    for character in self {
      guard used + character.columns <= width - 1 else { break }
      text.append(character)
      used += character.columns
    }
    return text + "…"
  }

  /// The text on up to a number of rows of a width, broken between words; the last one is cut.
  package func wrapped(to width: Int, lines count: Int) -> [String] {
    var rows: [String] = []
    var rest = self[...]
    while rows.count < count - 1, width > 0, String(rest).columns > width {
      let end = rest.end(ofRow: width)
      // Spaces at the end of a row say nothing.
      let last = rest[..<end].lastIndex { $0 != " " } ?? rest.startIndex
      rows.append(String(rest[...last]))
      rest = rest[end...].drop { $0 == " " }
    }
    return rows + [String(rest).truncated(to: width)]
  }
}

extension Substring {
  /// Where a row of a width ends: before the last space that fits, or inside of a long word.
  fileprivate func end(ofRow width: Int) -> Index {
    var used = 0
    var space: Index?
    for index in indices {
      if self[index] == " ", index > startIndex { space = index }
      used += self[index].columns
      // A character that is wider than the row would be taken for ever otherwise.
      if used > width { return space ?? (index > startIndex ? index : self.index(after: index)) }
    }
    return endIndex
  }
}
