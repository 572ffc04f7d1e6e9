package import EarshotText

/// The pieces of a template such as `{n} {plural:item|items}, {n*575} rubles`.
package struct AdjustmentTemplate {
  /// A piece of a template.
  package enum Piece: Hashable {
    /// Words that stand as they are.
    case text(String)
    /// `{n}`, or `{n*575}` for a product.
    case number(factor: Double)
    /// `{plural:one|few|many}`: the form of a word for the number.
    case plural([String])
    /// Braces around something else, as they stand in the template.
    case unknown(String)
  }

  /// The pieces in order.
  package let pieces: [Piece]

  /// Takes a template apart; an opening brace without an end is unknown.
  package init(_ template: String) {
    var pieces: [Piece] = []
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      guard let close = rest[open...].firstIndex(of: "}") else {
        pieces.append(.unknown(String(rest[open...])))
        rest = ""
        break
      }
      pieces.append(AdjustmentTemplate.piece(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    self.pieces = pieces
  }

  /// The first piece in braces that means nothing, as it stands in the template.
  package var firstUnknown: String? {
    for case .unknown(let source) in pieces { return source }
    return nil
  }

  private static func piece(_ inside: Substring) -> Piece {
    if inside == "n" { return .number(factor: 1) }
    if inside.hasPrefix("n*"), let factor = Double(inside.dropFirst(2)), factor.isFinite {
      return .number(factor: factor)
    }
    if inside.hasPrefix("plural:") {
      let forms = inside.dropFirst("plural:".count).split(
        separator: "|", omittingEmptySubsequences: false)
      return .plural(forms.map(String.init))
    }
    return .unknown("{\(inside)}")
  }

  /// The words for a number; what means nothing in braces stays as it stands.
  package func wording(of number: Double, language: Language) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let words): text += words
      case .number(let factor):
        text += AdjustmentTemplate.number(number * factor, language: language)
      case .plural(let forms): text += PluralRules(language).form(of: forms, for: number)
      case .unknown(let source): text += source
      }
    }
  }

  /// A number in digits: at most six decimals, with the decimal sign of the language.
  package static func number(_ value: Double, language: Language) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let rounded = (value * 1e6).rounded() / 1e6
    if let whole = Int(exactly: rounded) { return "\(whole)" }
    let sign = DecimalSign.of(language)
    return String("\(rounded)".map { $0 == "." ? sign : $0 })
  }
}
