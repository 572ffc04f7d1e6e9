public import EarshotText
public import EarshotTree

/// What is heard for the texts of a file and some numbers.
public struct StringTable: Hashable, Sendable {
  /// What is chosen.
  public struct Options: Hashable, Sendable {
    /// The numbers, as they are written with a point; `nil` takes 0, 1, 2, 5, 11, 21 and for values
    /// with decimals 1.5, and one more of each form of the language that these do not meet.
    public var numbers: [String]?
    /// BCP 47 tag of the only language; `nil` takes all of the file.
    public var language: String?
    /// The width that texts are drawn in; `nil` shows each width of a text.
    public var width: Int?
    /// The device.
    public var device: StringCatalog.Device

    /// Makes options.
    public init(
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
  public struct Row: Hashable, Sendable {
    /// The key.
    public var key: String
    /// BCP 47 tag; `nil` when it is not known.
    public var language: String?
    /// Where the text begins.
    public var location: SourceLocation
    /// The name of the number that changes: a variable, or `%1` for the first argument; `nil` when
    /// none does.
    public var varying: String?
    /// The other numbers with their names, which stay as they are.
    public var held: [Held]
    /// What is heard for each number or width.
    public var cells: [Cell]
  }

  /// A number that stays as it is.
  public struct Held: Hashable, Sendable {
    /// The name: a variable, or `%2` for the second argument.
    public var name: String
    /// The number.
    public var number: String
  }

  /// What is heard for a number.
  public struct Cell: Hashable, Sendable {
    /// The number; `nil` when the text has none.
    public var number: String?
    /// The form of the number in the language.
    public var category: PluralCategory?
    /// The width that the text is drawn in; `nil` when the text has none for widths.
    public var width: Int?
    /// The text that is drawn; `nil` when the file has none for the number.
    public var written: String?
    /// What VoiceOver says: of texts for several widths the longest, signs and units in words.
    public var spoken: String?
  }

  /// The rows, in the order of the file.
  public var rows: [Row]

  /// Makes the table of a file.
  public init(_ catalog: StringCatalog, _ options: Options = Options()) {
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
