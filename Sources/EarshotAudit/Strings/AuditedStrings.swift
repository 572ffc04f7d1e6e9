package import EarshotStrings
import EarshotText
package import EarshotTree

/// The texts of an app as the rules look at them: the files of one table in all its languages.
///
/// Each language of a file is a ``Part``, which has a report of its own.
package final class AuditedStrings: Sendable {
  /// A file of the table.
  package struct File: Sendable {
    /// The path, as reports name it.
    package var path: String
    /// The contents.
    package var catalog: StringCatalog

    /// Makes a file.
    package init(path: String, catalog: StringCatalog) {
      self.path = path
      self.catalog = catalog
    }
  }

  /// One language of one file.
  package struct Part: Sendable {
    /// The place of the file in ``files``.
    package let file: Int
    /// The language as a BCP 47 tag; `nil` when nothing tells it.
    package let language: String?
    /// The texts with words, in the order of the file.
    private(set) var texts: [CatalogText] = []
    /// What a finding can be about: keys, and the texts of keys with several.
    private(set) var places: [Element.ID: Place] = [:]

    /// How many texts it has.
    package var textCount: Int { texts.count }

    init(file: Int, language: String?) {
      self.file = file
      self.language = language
    }
  }

  /// What a finding can be about.
  struct Place: Sendable {
    let key: String
    let label: String?
    let location: SourceLocation?
    /// The text, when it is one.
    let text: CatalogText?
    /// How many places stand before it.
    var order = 0
  }

  /// The files.
  package let files: [File]
  /// The languages of the files, in their order.
  package let parts: [Part]
  /// The language that the texts are translated from.
  package let sourceLanguage: String
  /// The keys of the table, in the order of the files.
  let entries: [CatalogEntry]
  /// The languages of the files of each kind but the source language, sorted.
  let translations: [StringCatalog.Format: [String]]

  /// Prepares the files of a table.
  ///
  /// - Parameter sourceLanguage: the language that the texts are translated from; `nil` takes what
  ///   the files say, else English.
  package init(_ files: [File], sourceLanguage: String? = nil) {
    let source = sourceLanguage ?? files.lazy.compactMap(\.catalog.sourceLanguage).first ?? "en"
    var gatherer = CatalogGatherer(sourceLanguage: source)
    for (index, file) in files.enumerated() { gatherer.gather(file.catalog, file: index) }
    self.files = files
    self.sourceLanguage = source
    parts = gatherer.parts
    entries = gatherer.entries
    let texts = entries.flatMap(\.texts)
    translations = Dictionary(grouping: texts, by: \.format).mapValues { texts in
      Set(texts.compactMap(\.language)).filter { $0 != source }.sorted()
    }
  }
}

extension AuditedStrings {
  /// The texts of a key but for those that are still the ones of the source language.
  func translated(_ entry: CatalogEntry) -> [LocalizedText] {
    let originals = Set(entry.texts(in: sourceLanguage).flatMap(\.leaves).map(\.unit.value))
    return entry.texts.filter { text in
      text.language == nil || text.language == sourceLanguage
        || text.leaves.contains { !originals.contains($0.unit.value) }
    }
  }
}

extension AuditedStrings.Part {
  /// Takes a key in, with its texts that have words.
  mutating func add(_ id: Element.ID, _ key: AuditedStrings.Place, _ texts: [CatalogText]) {
    if texts.count != 1 || texts[0].id != id { add(key, id) }
    for text in texts {
      let place = AuditedStrings.Place(
        key: text.key, label: text.sample.text, location: text.unit.location, text: text)
      add(place, text.id)
    }
    self.texts += texts
  }

  private mutating func add(_ place: AuditedStrings.Place, _ id: Element.ID) {
    var place = place
    place.order = places.count
    places[id] = place
  }

  /// The key or text of an identity as an element, by which suppressions and reports name it.
  package func element(_ id: Element.ID) -> Element? {
    places[id].map { place in
      var element = Element(id: id, isAccessibilityElement: place.text != nil)
      element.identifier = .given(place.key)
      element.label = Property(place.label)
      element.source = place.location
      return element
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
  /// The place of the key in that part.
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
  /// What will have the text: a button, or a text.
  let role: Role
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
  /// The texts under its conditions, with the names of these; none when it does not vary.
  var variants: [(name: String, category: PluralCategory?, text: StringCatalog.Text)] {
    switch content {
    case .plural(let variants): variants.map { ($0.condition.rawValue, $0.condition, $0.text) }
    case .device(let variants): variants.map { ($0.condition.rawValue, nil, $0.text) }
    case .width(let variants): variants.map { ("\($0.condition)", nil, $0.text) }
    case .unit, .none: []
    }
  }

  /// The places where plural forms are listed, here and in the variables.
  func plurals(of variable: StringCatalog.Variable? = nil) -> [PluralForms] {
    var found: [PluralForms] = []
    if case .plural(let forms) = content {
      found.append(PluralForms(variants: forms, variable: variable))
    }
    return found + variants.flatMap { $0.text.plurals(of: variable) }
      + variables.flatMap { $0.text.plurals(of: $0) }
  }
}
