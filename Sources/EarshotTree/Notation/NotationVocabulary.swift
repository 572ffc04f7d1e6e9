import EarshotText

/// The words of screen notation and what each of them stands for.
enum NotationVocabulary {
  enum Word: Sendable {
    /// `element` or `view`: whether VoiceOver stops there.
    case kind(isElement: Bool)
    case container(ContainerType)
    case system(SystemContainer)
    case trait(Traits)
    /// A word of a property, by its place in the table and among its forms.
    case form(Int, Int)
    case not
    case id
    case derived
    /// `unknown` or `empty`, with names of properties.
    case missing(isCaptured: Bool)
  }

  /// What a word may stand for on the line of an element.
  static let element: [String: Word] = {
    var words: [String: Word] = [
      "element": .kind(isElement: true), "view": .kind(isElement: false), "not": .not, "id": .id,
      "derived": .derived, "unknown": .missing(isCaptured: false),
      "empty": .missing(isCaptured: true), "table": .container(.dataTable(DataTable())),
    ]
    for (word, type) in containers { words[word] = .container(type) }
    for (word, system) in systems { words[word] = .system(system) }
    for bit in 0..<UInt64(UInt64.bitWidth) {
      let trait = Traits(rawValue: 1 << bit)
      for name in trait.names { words[traitWords[name] ?? name] = .trait(trait) }
    }
    for (place, property) in NotationProperty.all.enumerated() {
      for (form, syntax) in property.forms.enumerated() { words[syntax.word] = .form(place, form) }
    }
    return words
  }()

  /// Containers without parts.
  static let containers: [(word: String, type: ContainerType)] = [
    ("group", .semanticGroup), ("list", .list), ("landmark", .landmark),
  ]

  static let systems: [(word: String, type: SystemContainer)] = [
    ("scroll", .scrollView), ("tableview", .table), ("collection", .collection), ("cell", .cell),
    ("tabbar", .tabBar), ("navigationbar", .navigationBar), ("toolbar", .toolbar),
    ("segments", .segmentedControl), ("stepper", .stepper),
  ]

  /// The words of traits that are not written by their UIKit name.
  static let traitWords = ["staticText": "text", "notEnabled": "dimmed", "tabBar": "tabs"]

  /// Words that people try, and what the notation has instead.
  static let synonyms: [String: String] = [
    "staticText": "'text'", "label": "'text'", "notEnabled": "'dimmed'", "disabled": "'dimmed'",
    "tabBar": "'tabbar' for a UITabBar or 'tabs' for the trait", "tab": "'tabBarItem'",
    "heading": "'header'", "slider": "'adjustable'", "textField": "'textEntry'",
    "switch": "'button toggleButton'", "toggle": "'button toggleButton'", "container": "'view'",
    "semanticGroup": "'group'", "scrollView": "'scroll'", "tableView": "'tableview'",
    "segmentedControl": "'segments'", "activationPoint": "'tap'",
    "accessibilityElements": "'order'",
  ]

  /// All words, sorted, for suggestions.
  static let elementWords = element.keys.sorted()

  /// The place of a property in the table by its name.
  static let places: [String: Int] = Dictionary(
    uniqueKeysWithValues: NotationProperty.all.enumerated().filter(\.element.isProperty).map {
      ($1.name, $0)
    })

  /// The word of each trait by its bit.
  static let traitWordsByBit: [String] = (0..<64).map { bit in
    let name = Traits(rawValue: 1 << UInt64(bit)).names.first ?? ""
    return traitWords[name] ?? name
  }

  static let label = places["label"] ?? 0
  static let traits = places["traits"] ?? 0
  static let container = places["container"] ?? 0

  /// The properties that are not captured unless the notation gives them, one bit each.
  static let usuallyUnknown: UInt64 = ["frame", "appearance", "largeContent"].reduce(0) {
    mask, name in
    places[name].map { mask | 1 << UInt64($0) } ?? mask
  }

  /// The help line for an unknown word.
  static func help(for word: String, among words: [String]) -> String {
    Suggestion.help(
      for: word, among: words,
      orWhenLong: "see 'Documentation/Formats/Notation.md' for the words")
  }

  /// The error of a word that nothing stands for.
  ///
  /// - Parameter label: whether the line has no label yet, so that the word may belong to it.
  static func unknown(
    _ word: String, orLabel label: Bool = false, at location: SourceLocation
  ) -> NotationError {
    var help = synonyms[word].map { "write \($0)" }
    if word.hasForeignQuotes {
      help = "write the text in straight quotes: \"…\""
    } else if label, word == "label" || (help == nil && !isMistyped(word)) {
      help = "the label stands in straight quotes right after what it is: button \"Add\""
    }
    return NotationError(
      .invalid, "unknown word '\(word.abbreviated)'",
      help: help ?? NotationVocabulary.help(for: word, among: elementWords), at: location)
  }

  /// Whether a word is near to one of the notation, which all begin with a small letter.
  private static func isMistyped(_ word: String) -> Bool {
    word.utf8.count > 2 && word.first?.isUppercase == false
      && Suggestion.nearest(to: word, among: elementWords) != nil
  }
}
