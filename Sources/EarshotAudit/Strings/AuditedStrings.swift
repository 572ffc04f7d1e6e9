package import EarshotStrings
import EarshotText
import EarshotTree

/// The texts of an app as the rules look at them: the files of one table in all its languages.
///
/// Each language of a file is a ``Part`` whose texts are like the stops of a screen, so that the
/// rules about words look at both in the same way.
public final class AuditedStrings: Sendable {
  /// A file of the table.
  public struct File: Sendable {
    /// The path, as reports name it.
    public var path: String
    /// What it holds.
    package var catalog: StringCatalog

    /// Makes a file.
    package init(path: String, catalog: StringCatalog) {
      self.path = path
      self.catalog = catalog
    }
  }

  /// One language of one file.
  public struct Part: Sendable {
    /// The place of the file in ``files``.
    public let file: Int
    /// The language as a BCP 47 tag; `nil` when nothing tells it.
    public let language: String?
    /// The texts as stops, each in a node of its key.
    public let screen: AuditedScreen
    /// The texts by the identity of their node.
    let texts: [Element.ID: CatalogText]
  }

  /// The files.
  public let files: [File]
  /// The languages of the files, in their order.
  public let parts: [Part]
  /// The language that the texts are translated from.
  public let sourceLanguage: String
  /// The keys of the table, in the order of the files.
  let entries: [CatalogEntry]
  /// The languages of the files of each kind but the source language, sorted.
  let translations: [StringCatalog.Format: [String]]

  /// Prepares the files of a table.
  ///
  /// - Parameter sourceLanguage: the language that the texts are translated from; `nil` takes what
  ///   the files say, else English.
  public init(_ files: [File], sourceLanguage: String? = nil) {
    let source = sourceLanguage ?? files.lazy.compactMap(\.catalog.sourceLanguage).first ?? "en"
    var gatherer = CatalogGatherer(sourceLanguage: source)
    for (index, file) in files.enumerated() { gatherer.gather(file.catalog, file: index) }
    self.files = files
    self.sourceLanguage = source
    parts = gatherer.drafts.map(\.part)
    entries = gatherer.entries
    let texts = entries.flatMap(\.texts)
    translations = Dictionary(grouping: texts, by: \.format).mapValues { texts in
      Set(texts.compactMap(\.language)).filter { $0 != source }.sorted()
    }
  }
}

/// A key with its texts in all languages.
struct CatalogEntry: Sendable {
  let key: String
  /// What the file or a comment says about it.
  var comment: String
  /// Whether it is translated at all, and still used.
  var isTranslated = true
  /// The text in each language; two files of one language may both have one.
  var texts: [LocalizedText] = []

  /// Whether its name or its comment says that it is spoken and not seen.
  var isSpoken: Bool { SpokenKeys.isSpoken(key, comment) }

  /// The texts in a language.
  func texts(in language: String) -> [LocalizedText] { texts.filter { $0.language == language } }
}

/// The text of a key in one language.
struct LocalizedText: Sendable {
  /// The place of its language in ``AuditedStrings/parts``.
  let part: Int
  /// The node of the key in that part.
  let id: Element.ID
  let language: String?
  let format: StringCatalog.Format
  let content: StringCatalog.Text
  /// The written texts in it, in the order of the file.
  let leaves: [CatalogText]

  /// The places where plural forms are listed.
  var plurals: [PluralForms] { content.plurals() }
}

/// A written text under its conditions.
struct CatalogText: Sendable {
  let id: Element.ID
  let key: String
  /// Whether its name or its comment says that it is spoken and not seen.
  let isSpoken: Bool
  let unit: StringCatalog.Unit
  /// The plural category under which it stands.
  var category: PluralCategory?
  /// The variable that it belongs to; `nil` is the text itself.
  var variable: String?
  let format: FormatString
  let sample: SampleText
}

/// The plural forms of a text or of a variable in it.
struct PluralForms: Sendable {
  let variants: [StringCatalog.Variant<PluralCategory>]
  /// The variable; `nil` is the text itself.
  let variable: StringCatalog.Variable?

  /// The written text of a category; `nil` when there is none, or when it varies again.
  func text(_ category: PluralCategory) -> String? {
    guard case .unit(let unit)? = variants.first(where: { $0.condition == category })?.text.content
    else { return nil }
    return unit.value
  }

  /// The categories that have a text.
  var categories: Set<PluralCategory> {
    Set(variants.filter { $0.text.content != .none }.map(\.condition))
  }
}

extension StringCatalog.Text {
  /// The places where plural forms are listed, here and in the variables.
  func plurals(of variable: StringCatalog.Variable? = nil) -> [PluralForms] {
    var found: [PluralForms] = []
    switch content {
    case .plural(let variants):
      found.append(PluralForms(variants: variants, variable: variable))
      found += variants.flatMap { $0.text.plurals(of: variable) }
    case .device(let variants): found += variants.flatMap { $0.text.plurals(of: variable) }
    case .width(let variants): found += variants.flatMap { $0.text.plurals(of: variable) }
    case .unit, .none: break
    }
    return found + variables.flatMap { $0.text.plurals(of: $0) }
  }
}
