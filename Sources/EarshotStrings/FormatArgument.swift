import EarshotText

/// A value that is put into a text.
package enum FormatArgument: Hashable, Sendable {
  /// A number as it is written with a point, such as `5` or `1.50`.
  case number(String)
  /// A text.
  case text(String)
}

extension FormatArgument: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// Takes a whole number.
  package init(integerLiteral value: Int) { self = .number(String(value)) }

  /// Takes a text.
  package init(stringLiteral value: String) { self = .text(value) }
}

extension FormatArgument {
  /// How the value is written in a place for it; digits are not set in groups.
  func written(in placeholder: FormatString.Placeholder?, sign: Character) -> String {
    switch self {
    case .text(let text): text
    case .number(let number):
      String(Self.number(number, in: placeholder).map { $0 == "." ? sign : $0 })
    }
  }

  /// The number as it stands in a place, which decides about its form; `nil` for a text.
  func operands(in placeholder: FormatString.Placeholder?) -> PluralOperands? {
    guard case .number(let number) = self else { return nil }
    return PluralOperands(Self.number(number, in: placeholder))
  }

  /// The number with the digits that a place leaves of it, or gives to it.
  private static func number(
    _ number: String, in placeholder: FormatString.Placeholder?
  ) -> String {
    guard let placeholder else { return number }
    if placeholder.isWhole { return String(number.prefix { $0 != "." }) }
    guard placeholder.isFraction, let precision = placeholder.precision else { return number }
    return DecimalText.rounded(number, to: precision)
  }
}
