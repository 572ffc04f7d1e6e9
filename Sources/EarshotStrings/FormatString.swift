/// A text with places for arguments, such as `%1$@ ate %#@apples@`.
///
/// The grammar is Foundation's: that of C with `@` for objects and `%#@name@` for a variable of
/// the same entry.
package struct FormatString: Hashable, Sendable {
  /// A part of the text.
  package enum Piece: Hashable, Sendable {
    /// Letters; `%%` is one percent sign here.
    case text(String)
    /// The place of an argument.
    case placeholder(Placeholder)
    /// The place of a variable.
    case reference(Reference)
    /// The number of the variable around the text, `%arg` in an `.xcstrings` file.
    case number
  }

  /// The place of an argument.
  package struct Placeholder: Hashable, Sendable {
    /// As it is written, such as `%1$.2f`.
    package var written: String
    /// The number of the argument, from 1; `nil` takes the next one.
    package var position: Int?
    /// How many digits stand behind the point; `nil` when it is not said.
    package var precision: Int?
    /// The kind of value without its position and form, such as `d`, `lld`, `f` and `@`.
    package var kind: String

    /// Whether the value is a whole number.
    package var isWhole: Bool { kind.last.map { "diuxXoOUD".contains($0) } ?? false }
    /// Whether the value is a number with decimals.
    package var isFraction: Bool { kind.last.map { "fFeEgGaA".contains($0) } ?? false }
  }

  /// The place of a variable.
  package struct Reference: Hashable, Sendable {
    /// As it is written, such as `%1$#@apples@`.
    package var written: String
    /// The name of the variable.
    package var name: String
    /// The number of its argument, from 1; `nil` takes the next one.
    package var position: Int?
  }

  /// The parts in their order.
  package private(set) var pieces: [Piece] = []

  /// Takes a text apart.
  ///
  /// A percent sign that begins none of these, as in «50 % off», is a letter.
  package init(_ text: String) {
    var letters = ""
    var rest = text[...]
    while let character = rest.first {
      if character == "%", let piece = Self.piece(&rest) {
        if case .text(let sign) = piece {
          letters += sign
        } else {
          if !letters.isEmpty { pieces.append(.text(letters)) }
          letters = ""
          pieces.append(piece)
        }
      } else {
        letters.append(character)
        rest.removeFirst()
      }
    }
    if !letters.isEmpty { pieces.append(.text(letters)) }
  }

  /// The places of arguments in their order.
  package var placeholders: [Placeholder] {
    pieces.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }

  /// The places of variables in their order.
  package var references: [Reference] {
    pieces.compactMap { if case .reference(let reference) = $0 { reference } else { nil } }
  }

  /// Takes what follows a percent sign off a text; `nil` leaves the text as it is.
  private static func piece(_ text: inout Substring) -> Piece? {
    var rest = text.dropFirst()
    if rest.first == "%" {
      text = rest.dropFirst()
      return .text("%")
    }
    // A counter or the short form of a unit may follow right away; `%argument` is no place.
    if rest.hasPrefix("arg"), !rest.dropFirst(3).hasPrefix("ument") {
      text = rest.dropFirst(3)
      return .number
    }
    let position = position(&rest)
    if let reference = reference(&rest, position, of: text) {
      text = rest
      return .reference(reference)
    }
    guard let placeholder = placeholder(&rest, position, of: text) else { return nil }
    text = rest
    return .placeholder(placeholder)
  }

  /// Takes `2$` off a text.
  private static func position(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let position = Int(digits), position > 0, position <= largestPosition else { return nil }
    let rest = text.dropFirst(digits.count)
    // Real files have '%1#@count@' as well, without the sign.
    guard rest.first == "$" || rest.hasPrefix("#@") else { return nil }
    text = rest.first == "$" ? rest.dropFirst() : rest
    return position
  }

  /// Takes `#@name@` off a text.
  private static func reference(
    _ rest: inout Substring, _ position: Int?, of text: Substring
  ) -> Reference? {
    guard rest.hasPrefix("#@") else { return nil }
    let name = rest.dropFirst(2).prefix { $0 != "@" && $0 != "%" && $0 != "\n" }
    guard !name.isEmpty, name.endIndex < rest.endIndex, rest[name.endIndex] == "@" else {
      return nil
    }
    rest = rest[name.endIndex...].dropFirst()
    return Reference(
      written: String(text[..<rest.startIndex]), name: String(name), position: position)
  }

  /// Takes flags, width, precision, length and kind off a text that began with a percent sign.
  private static func placeholder(
    _ rest: inout Substring, _ position: Int?, of text: Substring
  ) -> Placeholder? {
    // A space is a flag in C, but in texts it stands between a percent sign and a word.
    rest = rest.drop { "-+#0'".contains($0) }.drop(while: isDigit)
    var precision: Int?
    if rest.first == "." {
      let digits = rest.dropFirst().prefix(while: isDigit)
      precision = min(Int(digits) ?? 0, 20)
      rest = rest.dropFirst(1 + digits.count)
    }
    let length = rest.prefix { "hlqLztj".contains($0) }
    guard length.count <= 2, let kind = rest.dropFirst(length.count).first,
      "@diuxXoOUDfFeEgGaAcCsSp".contains(kind)
    else { return nil }
    rest = rest.dropFirst(length.count + 1)
    return Placeholder(
      written: String(text[..<rest.startIndex]), position: position, precision: precision,
      kind: length + String(kind))
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  /// The largest number of an argument that is believed.
  private static let largestPosition = 1_000
}

extension FormatString.Placeholder {
  /// Reads the kind of value of a variable, such as `d`, `%ld` or `.1f`; `nil` when it is none.
  package init?(specifier: String) {
    let text = specifier.hasPrefix("%") ? specifier : "%" + specifier
    guard case .placeholder(let placeholder)? = FormatString(text).pieces.first else { return nil }
    self = placeholder
  }
}
