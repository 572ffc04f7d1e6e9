import EarshotWriting

extension String {
  /// The text as a string literal of Kotlin.
  var kotlinLiteral: String { literal(in: "\"") }

  /// The text as a string literal of Dart.
  var dartLiteral: String { literal(in: "'") }

  /// The text as a string literal of JavaScript.
  var javaScriptLiteral: String { literal(in: "\"").replacing("\\$", with: "$") }

  /// The text as the value of a property of JSX, in which quotes and entities have no escapes.
  var jsxLiteral: String {
    let isPlain = !unicodeScalars.contains { "\"&\\\n".unicodeScalars.contains($0) || $0.isControl }
    return isPlain ? "\"\(self)\"" : "{\(javaScriptLiteral)}"
  }

  /// The text as a literal of a language in whose strings a dollar sign begins an expression.
  ///
  /// Characters that move a cursor or turn the direction are left out.
  private func literal(in quote: Unicode.Scalar) -> String {
    var literal = String(quote)
    for scalar in unicodeScalars {
      switch scalar {
      case quote, "\\", "$": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case _ where scalar.isControl: break
      default: literal.unicodeScalars.append(scalar)
      }
    }
    literal.unicodeScalars.append(quote)
    return literal
  }

  /// The text without the character that stands for a picture in an attributed text, which is no
  /// character of any string in code.
  ///
  /// By scalars: a run of flags is gone over from its beginning for each character.
  var withoutAttachments: String {
    let sign: Unicode.Scalar = "\u{FFFC}"
    guard unicodeScalars.contains(sign) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { $0 != sign }))
  }
}
