import EarshotText

/// The words of one language by which rules know what a text says, in lower case.
struct Lexicon: Sendable {
  /// Names of controls that do nothing but close, go back or cancel.
  var leaving: Set<String> = []
  /// Names of controls that close a view with an answer.
  var answering: Set<String> = []
  /// Beginnings of names of controls that close, go back or cancel.
  var leavingStems: [String] = []
  /// Names of actions that tell nothing of what happens.
  var actions: Set<String> = []
  /// Parts of texts that report a mistake.
  var mistakes: [String] = []
  /// Parts of texts that are about a whole form.
  var forms: [String] = []
  /// Names of a control that do not tell where it leads.
  var targets: Set<String> = []
  /// Texts with which design tools fill a new view.
  var templates: Set<String> = []
  /// Beginnings of texts that fill space.
  var fillers: [String] = []
  /// Templates that are also a verb on a button.
  var templateVerbs: Set<String> = []
  /// Templates that are also a caption of a field.
  var templateCaptions: Set<String> = []
  /// Single words of interfaces, which tell an app in another language.
  var interface: Set<String> = []
  /// Phrases that tell a gesture wherever they stand.
  var gestures: [String] = []
  /// Words with which a hint tells a gesture when it begins with them.
  var gestureVerbs: [String] = []
  /// Beginnings of words of money.
  var money: [String] = []
  /// Values of a switch.
  var onOff: Set<String> = []
  /// Words for a picture.
  var images: Set<String> = []
  /// Words for a heading.
  var headings: Set<String> = []
  /// Words for a picture that also name what a gallery holds: «Фото, 12 мая».
  var contents: Set<String> = []
  /// Words for the role of an element, which VoiceOver says by itself.
  var roles: [Role: Set<String>] = [:]
  /// Names and assets of the button that takes one away.
  var decrease: Set<String> = []
  /// Names and assets of the button that adds one.
  var increase: Set<String> = []
  /// Names and assets of a mark in a rating.
  var rating: Set<String> = []
  /// Names and assets of a picture that only decorates.
  var decoration: Set<String> = []
  /// Names and assets of a picture that stands behind others.
  var backdrop: Set<String> = []
  /// Words for the state of being selected.
  var selected: Set<String> = []
  /// Words for the state of being disabled.
  var disabled: Set<String> = []
  /// Words for the state of being expanded.
  var expanded: Set<String> = []
  /// Words for the state of being collapsed.
  var collapsed: Set<String> = []
  /// Words for the state of being on.
  var on: Set<String> = []
  /// Words for the state of being off.
  var off: Set<String> = []
  /// Values of a switch that is on, as apps write them.
  var onValues: Set<String> = []
  /// Values of a switch that is off, as apps write them.
  var offValues: Set<String> = []
  /// Beginnings of words for the state of being selected.
  var selectedStems: [String] = []
  /// Beginnings of words for loading and for having to wait.
  var loading: [String] = []
  /// Words for searching, each as the first word of a label or placeholder.
  var search: Set<String> = []
  /// Names of actions that only copy text.
  var copying: Set<String> = []
  /// What parts of the names of badges mean: the word for a label, then beginnings of words.
  var badges: [String: [String]] = [:]
  /// Phrases that Voice Control itself obeys.
  var commands: Set<String> = []
  /// Words that are written in capitals.
  var acronyms: Set<String> = []
  /// Words that end with a full stop, without it.
  var abbreviations: Set<String> = []

  /// The languages whose words are known; those after Arabic only in part.
  static let languages: Localizations<Lexicon> = .init([
    "en": .english, "ru": .russian, "de": .german, "pt": .portuguese, "ar": .arabic,
    "es": .spanish, "fr": .french, "zh": .chinese, "ja": .japanese,
  ])

  /// The words of all languages together, because labels need not be in that of the app.
  static let all = languages.languages.reduce(into: Lexicon()) { $0.add(languages[$1]) }

  /// Adds the words of another language; badges stay with their language.
  private mutating func add(_ other: Lexicon) {
    for words in Self.sets { self[keyPath: words].formUnion(other[keyPath: words]) }
    for words in Self.lists { self[keyPath: words] += other[keyPath: words] }
    roles.merge(other.roles) { $0.union($1) }
  }

  /// The lists of whole words.
  static var sets: [WritableKeyPath<Lexicon, Set<String>>] {
    [
      \.leaving, \.answering, \.actions, \.targets, \.templates, \.templateVerbs,
      \.templateCaptions, \.interface, \.onOff, \.images, \.headings, \.contents,
      \.decrease, \.increase, \.rating, \.decoration, \.backdrop, \.selected, \.disabled,
      \.expanded, \.collapsed, \.on, \.off, \.onValues, \.offValues, \.search, \.copying,
      \.commands, \.acronyms, \.abbreviations,
    ]
  }

  /// The lists of beginnings, parts and phrases.
  static var lists: [WritableKeyPath<Lexicon, [String]>] {
    [
      \.leavingStems, \.mistakes, \.forms, \.fillers, \.gestures, \.gestureVerbs, \.money,
      \.selectedStems, \.loading,
    ]
  }
}
