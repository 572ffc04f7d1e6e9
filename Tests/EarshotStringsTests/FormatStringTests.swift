import EarshotStrings
import EarshotTree
import Testing

struct FormatStringTests {
  /// Texts with their parts: letters as they are, arguments in braces with position, precision
  /// and kind, variables in brackets.
  @Test(arguments: [
    ("", ""), ("Pizza", "Pizza"), ("100 %", "100 %"), ("50 % de descuento", "50 % de descuento"),
    ("10%% off", "10% off"), ("%d", "{d}"), ("%1$@ of %2$lld", "{1 @} of {2 lld}"),
    ("%.1f", "{.1 f}"), ("%1$.2f km", "{1 .2 f} km"), ("%05d", "{d}"), ("%-3u|", "{u}|"),
    ("%#@pizzas@ and %2$#@sauces@", "[pizzas] and [2 sauces]"), ("%1#@count@", "[1 count]"),
    ("%arg pizzas", "<arg> pizzas"), ("%argument", "{a}rgument"), ("%#@@", "{@}@"),
    ("%#@open", "{@}open"), ("%", "%"), ("%%%d", "%{d}"), ("%0$d", "%0$d"), ("%9999$d", "%9999$d"),
    ("%lu байт", "{lu} байт"), ("%hhd", "{hhd}"), ("%llld", "%llld"), ("%y", "%y"),
  ])
  func aTextIsTakenApart(_ text: String, _ expected: String) {
    let parts = FormatString(text).pieces.map { piece in
      switch piece {
      case .text(let text): return text
      case .number: return "<arg>"
      case .reference(let reference):
        return "[" + (reference.position.map { "\($0) " } ?? "") + reference.name + "]"
      case .placeholder(let placeholder):
        return "{" + (placeholder.position.map { "\($0) " } ?? "")
          + (placeholder.precision.map { ".\($0) " } ?? "") + placeholder.kind + "}"
      }
    }
    #expect(parts.joined() == expected)
  }

  @Test(arguments: [
    ("d", "d", true, false), ("%ld", "ld", true, false), ("lld", "lld", true, false),
    (".1f", "f", false, true), ("@", "@", false, false),
  ])
  func aKindOfValueIsRead(
    _ specifier: String, _ kind: String, _ isWhole: Bool, _ isFraction: Bool
  ) throws {
    let placeholder = try #require(FormatString.Placeholder(specifier: specifier))
    #expect(placeholder.kind == kind)
    #expect(placeholder.isWhole == isWhole && placeholder.isFraction == isFraction)
    #expect(FormatString.Placeholder(specifier: "number") == nil)
  }

  /// Numbers with decimals as languages write them.
  @Test(arguments: [
    ("ru", "%.1f", "1.5", "1,5"), ("en", "%.1f", "1.5", "1.5"), ("en", "%.2f", "1.5", "1.50"),
    ("en", "%.0f", "2.5", "3"), ("en", "%.1f", "9.96", "10.0"), ("en", "%.1f", "-0.25", "-0.3"),
    ("de", "%.2f", "2", "2,00"), ("de-CH", "%.1f", "1.5", "1.5"), ("es-MX", "%.1f", "1.5", "1.5"),
    ("es", "%.1f", "1.5", "1,5"),
    ("en", "%d", "1.5", "1"), ("ru", "%@", "1.5", "1,5"), ("en", "%d %d", "1", "1 %d"),
  ])
  func aNumberIsWritten(
    _ language: String, _ format: String, _ number: String, _ expected: String
  ) {
    let place = SourceLocation(line: 1, column: 1)
    let localization = StringCatalog.Localization(
      language: language, location: place,
      text: StringCatalog.Text(.unit(StringCatalog.Unit(format, at: place)), at: place))
    #expect(localization.string(arguments: [.number(number)]) == expected)
  }
}
