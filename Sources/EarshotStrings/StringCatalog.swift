package import EarshotTree

/// The texts of an app in one or more languages: one `.strings`, `.stringsdict` or `.xcstrings`
/// file.
///
/// All that the file says is kept, also what a phone ignores, with places, so that an audit can
/// point at it. ``string(for:language:arguments:width:device:)`` answers what a phone makes of it.
package struct StringCatalog: Hashable, Sendable {
  /// The kind of file.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    /// Texts without variants, one language a file.
    case strings
    /// Texts with plural forms and widths as a property list, one language a file.
    case stringsdict
    /// The string catalog of Xcode 15 and later, all languages in one file.
    case xcstrings
  }

  /// Something odd about the file that does not keep it from being read.
  package struct Warning: Hashable, Sendable {
    /// The oddity: lower case, no full stop.
    package var message: String
    /// Where.
    package var location: SourceLocation?

    /// Makes a warning.
    package init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// The kind of file.
  package var format: Format
  /// The language that the texts are translated from, as a BCP 47 tag; `nil` when the file does
  /// not say.
  package var sourceLanguage: String?
  /// The version of an `.xcstrings` file, such as `1.0`.
  package var version: String?
  /// The entries in the order of the file, each key once.
  package private(set) var entries: [Entry]
  /// Oddities of the file.
  package var warnings: [Warning]
  /// The place of each key among the entries.
  private let places: [String: Int]

  /// Makes a catalog; of entries with one key the last counts, as on a phone.
  package init(
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
  package subscript(key: String) -> Entry? {
    places[key].map { entries[$0] }
  }

  /// The languages of the texts, sorted; empty when the file names none.
  package var languages: [String] {
    Set(entries.flatMap { $0.localizations.compactMap(\.language) }).sorted()
  }
}

extension StringCatalog {
  /// The entry of the file under one key.
  package struct Entry: Hashable, Sendable {
    /// The key by which the code asks for the text.
    package var key: String
    /// The comment for translators.
    package var comment: String?
    /// Where the key stands.
    package var location: SourceLocation
    /// How the key came into an `.xcstrings` file; `nil` when the file does not say, which stands
    /// for found in the code.
    package var extractionState: ExtractionState?
    /// Whether the text is to be translated; `nil` when the file does not say, which stands for
    /// yes.
    package var shouldTranslate: Bool?
    /// The text in each language, in the order of the file.
    package var localizations: [Localization]

    /// Makes an entry.
    package init(
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
  package struct ExtractionState: RawRepresentable, Hashable, Sendable {
    /// The word in the file.
    package var rawValue: String

    /// Takes a word of the file, known or not.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// No longer found in the code.
    package static let stale = ExtractionState(rawValue: "stale")

    /// All known states: written by hand, no longer found in the code, taken over from an older
    /// file, found in the code together with its text.
    package static let known = ["manual", "stale", "migrated", "extracted_with_value"]
      .map(ExtractionState.init)
  }

  /// The text of a key in one language.
  package struct Localization: Hashable, Sendable {
    /// BCP 47 tag of the language; `nil` when neither the file nor its folder names one.
    package var language: String?
    /// Where the language, or the key of a file with one language, stands.
    package var location: SourceLocation
    /// The text with its variants.
    package var text: Text

    /// Makes a localization.
    package init(language: String?, location: SourceLocation, text: Text) {
      self.language = language
      self.location = location
      self.text = text
    }
  }
}
