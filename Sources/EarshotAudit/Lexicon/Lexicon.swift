import EarshotText

/// The words of one language by which rules know what a text says, in lower case.
struct Lexicon: Sendable {
  /// What words are about.
  enum Topic: Hashable, Sendable, CaseIterable {
    /// Names of controls that do nothing but close, go back or cancel.
    case leaving
    /// Names of controls that close a view with an answer.
    case answering
    /// Beginnings of names of controls that close, go back or cancel.
    case leavingStems
    /// Names of actions that tell nothing of what happens.
    case actions
    /// Parts of texts that report a mistake.
    case mistakes
    /// Parts of texts that are about a whole form.
    case forms
    /// Names of a control that do not tell where it leads.
    case targets
    /// Texts with which design tools fill a new view.
    case templates
    /// Beginnings of texts that fill space.
    case fillers
    /// Templates that are also a verb on a button.
    case templateVerbs
    /// Templates that are also a caption of a field.
    case templateCaptions
    /// Single words of interfaces, which tell an app in another language.
    case interface
    /// Phrases that tell a gesture wherever they stand.
    case gestures
    /// Phrases that tell the tap of two fingers, which an app may answer.
    case magicTap
    /// Words with which a text asks to touch something: "Tap + to add a habit".
    case touching
    /// Words between those and what is to be touched: "the", "button".
    case pointing
    /// Words with which a label begins that tells what a view is for.
    case descriptions
    /// Names of the first screen of an app.
    case start
    /// Words with which a hint tells a gesture when it begins with them.
    case gestureVerbs
    /// Beginnings of words of money.
    case money
    /// Values of a switch.
    case onOff
    /// Words for a picture.
    case images
    /// Names that tell the kind of a picture and nothing of what it shows.
    case kindsOfPictures
    /// Words for a heading.
    case headings
    /// Words for a picture that also name what a gallery holds: «Фото, 12 мая».
    case contents
    /// Names and assets of the button that takes one away.
    case decrease
    /// Names and assets of the button that adds one.
    case increase
    /// Names and assets of a mark in a rating.
    case rating
    /// Names and assets of a picture that only decorates.
    case decoration
    /// Names and assets of a picture that stands behind others.
    case backdrop
    /// Words for the state of being selected.
    case selected
    /// Words for the state of being disabled.
    case disabled
    /// Words for the state of being expanded.
    case expanded
    /// Words for the state of being collapsed.
    case collapsed
    /// Words for the state of being on.
    case on
    /// Words for the state of being off.
    case off
    /// Values of a switch that is on, as apps write them.
    case onValues
    /// Values of a switch that is off, as apps write them.
    case offValues
    /// Beginnings of words for the state of being selected.
    case selectedStems
    /// Beginnings of words for loading and for having to wait.
    case loading
    /// Names of a control that takes back what was done.
    case undoing
    /// Beginnings of words with which a text reports that something was done.
    case doneStems
    /// Words for searching, each as the first word of a label or placeholder.
    case search
    /// Names of actions that only copy text.
    case copying
    /// Words that are written in capitals.
    case acronyms
    /// Words that apps write on controls, which are no acronyms when they are in capitals.
    case commands
    /// Words after which a text cannot end.
    case openEnds
    /// Words for what has a title: an album, a book, a film.
    case works
    /// Words that end with a full stop, without it.
    case abbreviations
    /// Words for what must not be seen while it is typed.
    case passwords
    /// Words for short codes that often must not be seen.
    case secretCodes
    /// Words beside those that make another field of it: the hint for a password, its length.
    case aboutPasswords
    /// Words for what destroys something, about which apps ask first.
    case destroying
    /// Names of a button that shows or hides what is typed.
    case revealing
  }

  private var words: [Topic: Set<String>]
  /// Words for the role of an element, which VoiceOver says by itself.
  private(set) var roles: [Role: Set<String>]
  /// What parts of the names of badges mean: the word for a label, then beginnings of words.
  let badges: [String: [String]]

  init(
    _ words: [Topic: Set<String>], roles: [Role: Set<String>] = [:],
    badges: [String: [String]] = [:]
  ) {
    self.words = words
    self.roles = roles
    self.badges = badges
  }

  /// The words about a topic; none when the language has none.
  subscript(topic: Topic) -> Set<String> { words[topic] ?? [] }

  /// Whether the words about a topic, in a language or in English, hold a word in lower case.
  static func has(_ word: String, about topic: Topic, in language: String) -> Bool {
    english[topic].contains(word)
      || languages.words(in: Language(language))?[topic].contains(word) == true
  }

  /// Whether a word in lower case is one that apps write on controls, in any language.
  static func isWord(_ word: String) -> Bool {
    all.words.values.contains { $0.contains(word) }
      || all.roles.values.contains { $0.contains(word) }
  }

  /// The languages whose words are known; those after Arabic only in part.
  static let languages: Localizations<Lexicon> = .init([
    "en": .english, "ru": .russian, "de": .german, "pt": .portuguese, "ar": .arabic,
    "es": .spanish, "fr": .french, "zh": .chinese, "ja": .japanese, "ko": .korean,
    "it": .italian,
  ])

  /// The words of all languages together, because labels need not be in that of the app; badges stay
  /// with their language.
  static let all = languages.languages.reduce(into: Lexicon([:])) { all, language in
    all.words.merge(languages[language].words) { $0.union($1) }
    all.roles.merge(languages[language].roles) { $0.union($1) }
  }
}
