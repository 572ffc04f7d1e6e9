/// A key of a braille keyboard: dots pressed together, or one of the gestures around them.
package enum BrailleKey: Hashable, Sendable {
  /// Dots pressed together; bit 0 is dot 1, bit 7 is dot 8.
  case dots(UInt8)
  /// A space; one finger to the right on the screen.
  case space
  /// Takes the last cell back; one finger to the left.
  case delete
  /// A new line; two fingers to the right.
  case newLine
  /// Takes the last word back; two fingers to the left.
  case deleteWord
  /// The next language; two fingers up.
  case nextLanguage
  /// The end of the word, whose cells are read by themselves; two fingers down.
  case endOfWord

  /// Reads a key: `space`, `delete`, `return`, `delete-word`, `language`; dots such as `145` or
  /// `1-4-5`; or the keys of a braille typewriter, `f d s` for dots 1 2 3 and `j k l` for 4 5 6,
  /// such as `fjk`; `nil` for anything else.
  package init?(_ text: String) {
    if let gesture = Self.gestures[text] {
      self = gesture
    } else if let dots = Self.dots(text) {
      self = .dots(dots)
    } else {
      return nil
    }
  }

  /// The dots of a chord, such as `145`, `1-4-5` or `fjk`: bit 0 is dot 1; `nil` if it is none.
  package static func dots(_ text: String) -> UInt8? {
    var dots: UInt8 = 0
    for character in text.lowercased() where character != "-" {
      guard let dot = dot(of: character), dots & (1 << dot) == 0 else { return nil }
      dots |= 1 << dot
    }
    return dots == 0 ? nil : dots
  }

  private static let gestures: [String: BrailleKey] = [
    "space": .space, "delete": .delete, "return": .newLine, "delete-word": .deleteWord,
    "language": .nextLanguage,
  ]

  /// The number of a dot, from 0, by its digit or its key.
  private static func dot(of character: Character) -> Int? {
    if let digit = character.wholeNumberValue, character.isASCII {
      return (1...8).contains(digit) ? digit - 1 : nil
    }
    return ["f": 0, "d": 1, "s": 2, "j": 3, "k": 4, "l": 5, "a": 6, ";": 7][character]
  }
}
