public import EarshotTree

/// The texts of an app in one or more languages: one `.strings`, `.stringsdict` or `.xcstrings`
/// file.
///
/// All that the file says is kept, also what a phone ignores, with places, so that an audit can
/// point at it. ``string(for:language:arguments:width:device:)`` answers what a phone makes of it.
public struct StringCatalog: Hashable, Sendable {
  /// The kind of file.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// Texts without variants, one language a file.
    case strings
    /// Texts with plural forms and widths as a property list, one language a file.
    case stringsdict
    /// The string catalog of Xcode 15 and later, all languages in one file.
    case xcstrings
  }

  /// Something odd about the file that does not keep it from being read.
  public struct Warning: Hashable, Sendable {
    /// What is odd: lower case, no full stop.
    public var message: String
    /// Where.
    public var location: SourceLocation?

    /// Makes a warning.
    public init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// The kind of file.
  public var format: Format
  /// The language that the texts are translated from, as a BCP 47 tag; `nil` when the file does
  /// not say.
  public var sourceLanguage: String?
  /// The version of an `.xcstrings` file, such as `1.0`.
  public var version: String?
  /// The entries in the order of the file, each key once.
  public private(set) var entries: [Entry]
  /// What is odd about the file.
  public var warnings: [Warning]
  /// The place of each key among the entries.
  private let places: [String: Int]

  /// Makes a catalog; of entries with one key the last counts, as on a phone.
  public init(
    _ format: Format, sourceLanguage: String? = nil, version: String? = nil, entries: [Entry],
    warnings: [Warning] = []
  ) {
    self.format = format
    self.sourceLanguage = sourceLanguage
    self.version = version
    self.warnings = warnings
    var unique: [Entry] = []
    var places: [String: Int] = [:]
    for entry in entries {
      if let place = places[entry.key] {
        unique[place] = entry
        self.warnings.append(
          Warning("'\(entry.key)' is there twice; this entry counts", at: entry.location))
      } else {
        places[entry.key] = unique.count
        unique.append(entry)
      }
    }
    self.entries = unique
    self.places = places
  }

  /// The entry of a key; `nil` when there is none.
  public subscript(key: String) -> Entry? {
    places[key].map { entries[$0] }
  }

  /// The languages of the texts, sorted; empty when the file names none.
  public var languages: [String] {
    Set(entries.flatMap { $0.localizations.compactMap(\.language) }).sorted()
  }
}

extension StringCatalog {
  /// What the file says under one key.
  public struct Entry: Hashable, Sendable {
    /// The key by which the code asks for the text.
    public var key: String
    /// The comment for translators.
    public var comment: String?
    /// Where the key stands.
    public var location: SourceLocation
    /// How the key came into an `.xcstrings` file; `nil` when the file does not say, which stands
    /// for found in the code.
    public var extractionState: ExtractionState?
    /// Whether the text is to be translated; `nil` when the file does not say, which stands for
    /// yes.
    public var shouldTranslate: Bool?
    /// The text in each language, in the order of the file.
    public var localizations: [Localization]

    /// Makes an entry.
    public init(
      key: String, comment: String? = nil, location: SourceLocation,
      extractionState: ExtractionState? = nil, shouldTranslate: Bool? = nil,
      localizations: [Localization]
    ) {
      self.key = key
      self.comment = comment
      self.location = location
      self.extractionState = extractionState
      self.shouldTranslate = shouldTranslate
      self.localizations = localizations
    }
  }

  /// How a key came into an `.xcstrings` file, as Xcode writes it.
  public struct ExtractionState: RawRepresentable, Hashable, Sendable {
    /// The word in the file.
    public var rawValue: String

    /// Takes a word of the file, known or not.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Written by hand.
    public static let manual = ExtractionState(rawValue: "manual")
    /// No longer found in the code.
    public static let stale = ExtractionState(rawValue: "stale")
    /// Taken over from an older file.
    public static let migrated = ExtractionState(rawValue: "migrated")
    /// Found in the code together with its text.
    public static let extractedWithValue = ExtractionState(rawValue: "extracted_with_value")

    /// All known states.
    public static let known: [ExtractionState] = [.manual, .stale, .migrated, .extractedWithValue]
  }

  /// The text of a key in one language.
  public struct Localization: Hashable, Sendable {
    /// BCP 47 tag of the language; `nil` when neither the file nor its folder names one.
    public var language: String?
    /// Where the language, or the key of a file with one language, stands.
    public var location: SourceLocation
    /// The text with its variants.
    public var text: Text

    /// Makes a localization.
    public init(language: String?, location: SourceLocation, text: Text) {
      self.language = language
      self.location = location
      self.text = text
    }
  }
}
