/// A span of a text: a word, a run of digits, white space, or a single other character.
package struct Token: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case word, number, space, mark }

  package var kind: Kind
  package var text: Substring

  package var isSpace: Bool { kind == .space }
  package var isNumber: Bool { kind == .number }
  package var isWord: Bool { kind == .word }

  /// The character of a mark, for itself: a sign that combines is not joined with what is before.
  package var mark: Character? {
    kind == .mark ? text.unicodeScalars.first.map { Character($0) } : nil
  }

  /// Whether it is the given mark.
  package func isMark(_ mark: Unicode.Scalar) -> Bool {
    kind == .mark && text.unicodeScalars.first == mark
  }

  /// Whether it is a mark out of several.
  package func isMark(in marks: String) -> Bool {
    kind == .mark && text.unicodeScalars.first.map { marks.unicodeScalars.contains($0) } ?? false
  }
}

extension String {
  /// The text in spans; together they are the text again.
  package var tokens: [Token] {
    var tokens: [Token] = []
    var start = unicodeScalars.startIndex
    var kind: Token.Kind?
    for index in unicodeScalars.indices {
      let scalar = unicodeScalars[index]
      // A mark that combines with the letter before it belongs to it.
      if kind == .word, scalar.value > 0x2FF, scalar.properties.isCombining { continue }
      let next = Token.Kind(scalar)
      if let kind, kind != next || next == .mark {
        tokens.append(Token(kind: kind, text: self[start..<index]))
        start = index
      }
      kind = next
    }
    if let kind { tokens.append(Token(kind: kind, text: self[start...])) }
    return tokens
  }
}

extension [Token] {
  /// The text again.
  package var text: String { reduce(into: "") { $0 += $1.text } }

  /// The index of the nearest token before an index that is no white space.
  package func before(_ index: Int) -> Int? { self[..<index].lastIndex { !$0.isSpace } }

  /// The index of the nearest token after an index that is no white space.
  package func after(_ index: Int) -> Int? { self[(index + 1)...].firstIndex { !$0.isSpace } }
}

extension Token.Kind {
  fileprivate init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30...0x39: self = .number
    case 0x41...0x5A, 0x61...0x7A: self = .word
    case 0x20, 0x09, 0x0A, 0x0D, 0xA0, 0x202F, 0x2009: self = .space
    case 0..<0x80: self = .mark
    default: self = scalar.properties.isAlphabetic ? .word : .mark
    }
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isCombining: Bool {
    generalCategory == .nonspacingMark || generalCategory == .spacingMark
  }
}
