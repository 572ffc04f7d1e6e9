import EarshotSpeech
import EarshotStrings
import EarshotText
import EarshotTree

/// Gathers the entries of several files by key, and makes the parts.
struct CatalogGatherer {
  /// A part that is being made.
  struct Draft {
    let file: Int
    let language: String?
    var elements: [Element] = []
    var texts: [Element.ID: CatalogText] = [:]

    var part: AuditedStrings.Part {
      AuditedStrings.Part(
        file: file, language: language,
        screen: AuditedScreen(Screen(title: language, elements: elements, language: language)),
        texts: texts)
    }
  }

  let sourceLanguage: String
  private(set) var drafts: [Draft] = []
  private(set) var entries: [CatalogEntry] = []
  private var places: [String: Int] = [:]
  private var numbers = PluralNumbersByLanguage()

  init(sourceLanguage: String) { self.sourceLanguage = sourceLanguage }

  /// Takes the entries of the next file.
  mutating func gather(_ catalog: StringCatalog, file: Int) {
    var parts: [String?: Int] = [:]
    for entry in catalog.entries {
      let place = self.place(of: entry)
      for localization in entry.localizations {
        let language = localization.language.map { $0 == "Base" ? sourceLanguage : $0 }
        let part = parts[language] ?? drafts.count
        if part == drafts.count {
          parts[language] = part
          drafts.append(Draft(file: file, language: language))
        }
        add(localization, entry, language, part, to: place, catalog.format)
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
    _ localization: StringCatalog.Localization, _ entry: StringCatalog.Entry, _ language: String?,
    _ part: Int, to place: Int, _ format: StringCatalog.Format
  ) {
    var collector = LeafCollector(
      entry: entry, isVaried: localization.text.isVaried,
      numbers: numbers[language ?? sourceLanguage])
    collector.collect(localization.text, in: LeafCollector.Context())
    let id = Element.ID(entry.key)
    var node = Element(id: id, isAccessibilityElement: false)
    if collector.elements.count == 1, collector.elements[0].id == id {
      node = collector.elements[0]
    } else {
      node.identifier = .given(entry.key)
      node.source = localization.location
      node.label = Property(localization.text.firstUnit?.value)
      node.children = collector.elements
    }
    drafts[part].elements.append(node)
    for leaf in collector.leaves { drafts[part].texts[leaf.id] = leaf }
    entries[place].texts.append(
      LocalizedText(
        part: part, id: id, language: language, format: format, content: localization.text,
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

  let key: String
  let traits: Traits
  let isSpoken: Bool
  let numbers: PluralNumbers
  let isVaried: Bool
  private(set) var leaves: [CatalogText] = []
  private(set) var elements: [Element] = []

  init(entry: StringCatalog.Entry, isVaried: Bool, numbers: PluralNumbers) {
    key = entry.key
    self.isVaried = isVaried
    isSpoken = SpokenKeys.isSpoken(entry.key, entry.comment ?? "")
    traits = SpokenKeys.traits(entry.key, isSpoken: isSpoken)
    self.numbers = numbers
  }

  mutating func collect(_ text: StringCatalog.Text, in context: Context) {
    func inside(_ name: String) -> Context {
      var context = context
      context.names.append(name)
      return context
    }
    switch text.content {
    case .unit(let unit): add(unit, context)
    case .plural(let variants):
      for variant in variants {
        var context = inside(variant.condition.rawValue)
        context.category = variant.condition
        collect(variant.text, in: context)
      }
    case .device(let variants):
      for variant in variants { collect(variant.text, in: inside(variant.condition.rawValue)) }
    case .width(let variants):
      for variant in variants { collect(variant.text, in: inside("\(variant.condition)")) }
    case .none: break
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
    let id = Element.ID(id(context.names))
    let text = CatalogText(
      id: id, key: key, isSpoken: isSpoken, unit: unit, category: context.category,
      variable: context.variable,
      format: format, sample: SampleText(format, number: number))
    leaves.append(text)
    // What is only an address is nothing to show, but where a link leads.
    guard text.sample.hasWords, isSpoken || !unit.value.isAddress else { return }
    var element = Element(id: id, isAccessibilityElement: true)
    element.identifier = .given(key)
    element.label = .given(text.sample.text)
    // A long text is no name of a button, whatever its key says.
    element.traits = .given(text.sample.text.count > 60 && !isSpoken ? .staticText : traits)
    element.source = unit.location
    elements.append(element)
  }

  /// The identity of a text: its key, and its conditions in brackets.
  private func id(_ names: [String]) -> String {
    guard isVaried else { return key }
    // The format of a text with variables stands under no condition.
    return names.isEmpty ? "\(key) (format)" : "\(key) (\(names.joined(separator: ", ")))"
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
}

extension StringCatalog.Text {
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
