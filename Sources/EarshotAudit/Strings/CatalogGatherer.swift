import EarshotStrings
import EarshotText
import EarshotTree

/// Gathers the entries of several files by key, and makes the parts.
struct CatalogGatherer {
  let sourceLanguage: String
  private(set) var parts: [AuditedStrings.Part] = []
  private(set) var entries: [CatalogEntry] = []
  private var places: [String: Int] = [:]
  private var numbers: [String: PluralNumbers] = [:]

  init(sourceLanguage: String) { self.sourceLanguage = sourceLanguage }

  /// Takes the entries of the next file.
  mutating func gather(_ catalog: StringCatalog, file: Int) {
    var known: [String?: Int] = [:]
    for entry in catalog.entries where !SpokenKeys.isUnseen(entry.key) {
      let place = self.place(of: entry)
      for localization in entry.localizations {
        let language = localization.language.map { $0 == "Base" ? sourceLanguage : $0 }
        let part = known[language] ?? parts.count
        if part == parts.count {
          known[language] = part
          parts.append(AuditedStrings.Part(file: file, language: language))
        }
        add(localization, entry, part, to: place, catalog.format)
      }
    }
  }

  private mutating func place(of entry: StringCatalog.Entry) -> Int {
    let place = places[entry.key] ?? entries.count
    if place == entries.count {
      places[entry.key] = place
      entries.append(CatalogEntry(key: entry.key, comment: ""))
    }
    if let comment = entry.comment { entries[place].comment += comment + "\n" }
    if entry.shouldTranslate == false || entry.extractionState == .stale {
      entries[place].isTranslated = false
    }
    return place
  }

  private mutating func add(
    _ localization: StringCatalog.Localization, _ entry: StringCatalog.Entry, _ part: Int,
    to place: Int, _ format: StringCatalog.Format
  ) {
    let tag = parts[part].language ?? sourceLanguage
    let numbers = self.numbers[tag] ?? PluralNumbers(language: tag)
    self.numbers[tag] = numbers
    let text = localization.text
    var collector = LeafCollector(
      entry: entry, isSpoken: SpokenKeys.isSpoken(entry.key, entry.comment ?? ""),
      isVaried: text.isVaried, numbers: numbers)
    collector.collect(text, in: LeafCollector.Context())
    let id = Element.ID(entry.key)
    let key = AuditedStrings.Place(
      key: entry.key, label: text.firstUnit?.value, location: localization.location,
      text: collector.leaves.first { $0.id == id })
    // What is only an address is nothing to show, but where a link leads.
    let shown = collector.leaves.filter {
      $0.sample.hasWords && ($0.isSpoken || !$0.unit.value.isAddress)
    }
    parts[part].add(id, key, shown)
    entries[place].texts.append(
      LocalizedText(
        part: part, id: id, language: parts[part].language, format: format, content: text,
        leaves: collector.leaves))
  }
}

/// Collects the written texts of one key in one language.
private struct LeafCollector {
  /// What holds around a written text.
  struct Context {
    var names: [String] = []
    var category: PluralCategory?
    var variable: String?
  }

  let entry: StringCatalog.Entry
  let isSpoken: Bool
  let isVaried: Bool
  let numbers: PluralNumbers
  private(set) var leaves: [CatalogText] = []

  mutating func collect(_ text: StringCatalog.Text, in context: Context) {
    func inside(_ name: String) -> Context {
      var context = context
      context.names.append(name)
      return context
    }
    if case .unit(let unit) = text.content { add(unit, context) }
    for variant in text.variants {
      var context = inside(variant.name)
      context.category = variant.category ?? context.category
      collect(variant.text, in: context)
    }
    for variable in text.variables {
      // One variable alone needs no name.
      var context = text.variables.count > 1 ? inside(variable.name) : context
      context.variable = variable.name
      collect(variable.text, in: context)
    }
  }

  private mutating func add(_ unit: StringCatalog.Unit, _ context: Context) {
    let format = FormatString(unit.value)
    let number = context.category.map { numbers.sample(of: $0) } ?? 5
    let sample = SampleText(format, number: number)
    // A long text is no name of a button, whatever its key says.
    let isButton =
      isSpoken || sample.text.count <= 60 && SpokenKeys.namesButton(entry.key)
    leaves.append(
      CatalogText(
        id: Element.ID(id(context.names)), key: entry.key, isSpoken: isSpoken,
        role: isButton ? .button : .text, unit: unit, category: context.category,
        variable: context.variable, format: format, sample: sample))
  }

  /// The identity of a text: its key, and its conditions in brackets.
  private func id(_ names: [String]) -> String {
    guard isVaried else { return entry.key }
    // The format of a text with variables stands under no condition.
    return "\(entry.key) (\(names.isEmpty ? "format" : names.joined(separator: ", ")))"
  }
}

extension String {
  /// Whether it is an address of the web and nothing else.
  fileprivate var isAddress: Bool {
    (hasPrefix("http://") || hasPrefix("https://")) && !contains(where: \.isWhitespace)
  }
}

extension StringCatalog.Text {
  /// Whether there is more to it than one written text.
  var isVaried: Bool {
    if case .unit = content { return !variables.isEmpty }
    return true
  }

  /// The first written text; that of `other` when there are plural forms.
  fileprivate var firstUnit: StringCatalog.Unit? {
    switch content {
    case .unit(let unit): unit
    case .plural(let variants):
      (variants.first { $0.condition == .other } ?? variants.first)?.text.firstUnit
    case .device(let variants): variants.first?.text.firstUnit
    case .width(let variants): variants.last?.text.firstUnit
    case .none: nil
    }
  }
}
