package import EarshotText
package import EarshotTree

/// The speech of the texts of a file for some numbers.
package struct StringTable: Hashable, Sendable {
  /// The options of a table.
  package struct Options: Hashable, Sendable {
    /// The numbers, as they are written with a point; `nil` takes 0, 1, 2, 5, 11, 21 and for values
    /// with decimals 1.5, and one more of each form of the language that these do not meet.
    package var numbers: [String]?
    /// BCP 47 tag of the only language; `nil` takes all of the file.
    package var language: String?
    /// The width that texts are drawn in; `nil` shows each width of a text.
    package var width: Int?
    /// The device.
    package var device: StringCatalog.Device

    /// Makes options.
    package init(
      numbers: [String]? = nil, language: String? = nil, width: Int? = nil,
      device: StringCatalog.Device = .iPhone
    ) {
      self.numbers = numbers
      self.language = language
      self.width = width
      self.device = device
    }
  }

  /// A text in a language, while one of its numbers changes.
  package struct Row: Hashable, Sendable {
    /// The key.
    package var key: String
    /// BCP 47 tag; `nil` when it is not known.
    package var language: String?
    /// Where the text begins.
    package var location: SourceLocation
    /// The name of the number that changes: a variable, or `%1` for the first argument; `nil` when
    /// none does.
    package var varying: String?
    /// The other numbers with their names, which stay as they are.
    package var held: [Held]
    /// The speech for each number or width.
    package var cells: [Cell]
  }

  /// A number that stays as it is.
  package struct Held: Hashable, Sendable {
    /// The name: a variable, or `%2` for the second argument.
    package var name: String
    /// The number.
    package var number: String
  }

  /// The speech for a number.
  package struct Cell: Hashable, Sendable {
    /// The number; `nil` when the text has none.
    package var number: String?
    /// The form of the number in the language.
    package var category: PluralCategory?
    /// The width that the text is drawn in; `nil` when the text has none for widths.
    package var width: Int?
    /// The text that is drawn; `nil` when the file has none for the number.
    package var written: String?
    /// The speech of VoiceOver: of texts for several widths the longest, signs and units in words.
    package var spoken: String?
  }

  /// The rows, in the order of the file.
  package var rows: [Row]

  /// Makes the table of a file.
  package init(_ catalog: StringCatalog, _ options: Options = Options()) {
    rows = catalog.entries.flatMap { entry in
      Self.localizations(of: entry, in: catalog, options).flatMap {
        StringTableRows(key: entry.key, localization: $0, options: options).rows
      }
    }
  }

  /// The texts that are shown of an entry; of a catalog without a text in its source language the
  /// key is that text.
  private static func localizations(
    of entry: StringCatalog.Entry, in catalog: StringCatalog, _ options: Options
  ) -> [StringCatalog.Localization] {
    var all = entry.localizations
    if catalog.format == .xcstrings, let source = catalog.sourceLanguage,
      !all.contains(where: { $0.language == source })
    {
      let unit = StringCatalog.Unit(entry.key, at: entry.location)
      let text = StringCatalog.Text(.unit(unit), at: entry.location)
      all.insert(
        StringCatalog.Localization(language: source, location: entry.location, text: text), at: 0)
    }
    guard let language = options.language else { return all }
    let whole = StringCatalog.Entry(
      key: entry.key, location: entry.location, localizations: all)
    return whole.localization(for: language, source: catalog.sourceLanguage).map { [$0] } ?? []
  }
}
