import EarshotStrings
import EarshotText
import EarshotTree
import Testing

struct StringTableTests {
  private static let place = SourceLocation(line: 1, column: 1)

  private static func unit(_ text: String) -> StringCatalog.Text {
    StringCatalog.Text(.unit(StringCatalog.Unit(text, at: place)), at: place)
  }

  private static func row(
    _ language: String, kind: String, _ numbers: [String]? = nil
  ) throws -> StringTable.Row {
    let forms = [StringCatalog.Variant(PluralCategory.other, unit("%\(kind)"), at: place)]
    let variable = StringCatalog.Variable(
      "n", specifier: kind, text: StringCatalog.Text(.plural(forms), at: place), at: place)
    var text = unit("%#@n@")
    text.variables = [variable]
    let localization = StringCatalog.Localization(language: language, location: place, text: text)
    let entry = StringCatalog.Entry(key: "a", location: place, localizations: [localization])
    let catalog = StringCatalog(.stringsdict, entries: [entry])
    let table = StringTable(catalog, StringTable.Options(numbers: numbers))
    return try #require(table.rows.first)
  }

  /// The numbers of a language meet each of its forms that the kind of value can take.
  @Test(arguments: [
    "ru", "en", "ar", "pl", "lt", "he", "pt", "pt-PT", "fr", "cy", "ja", "lv", "cs",
  ])
  func everyFormIsMet(_ language: String) throws {
    let rules = PluralRules(language: language)
    let whole = try Self.row(language, kind: "d")
    let ofWhole = rules.categories.filter { rules.examples(of: $0).contains { !$0.contains(".") } }
    #expect(Set(whole.cells.compactMap(\.category)) == Set(ofWhole))
    #expect(whole.cells.allSatisfy { $0.number?.contains(".") == false })
    let fraction = try Self.row(language, kind: "f")
    #expect(Set(fraction.cells.compactMap(\.category)) == Set(rules.categories))
    #expect(fraction.cells.contains { $0.number == "1.5" })
  }

  @Test func theNumbersAreThoseThatAreNamed() throws {
    let row = try Self.row("ru", kind: "d", ["7", "1.5"])
    #expect(row.cells.map(\.number) == ["7", "1.5"])
    #expect(row.cells.map(\.written) == ["7", nil])
    #expect(row.varying == "n" && row.held.isEmpty)
  }
}
