/// Labels that tell nothing, and those that a template leaves behind, in lower case.
enum GenericWords {
  /// Names of a control that do not tell where it leads.
  static let targets = Lexicon.all.targets
  /// Texts with which design tools fill a new view.
  static let templates = Lexicon.all.templates
  /// Beginnings of texts that fill space.
  static let fillers = Lexicon.all.fillers
  /// Templates that are also real names: a verb on a button, a caption of a field.
  static let verbs = Lexicon.all.templateVerbs
  static let captions = Lexicon.all.templateCaptions
  /// One word of an interface, in a language of another script than the app's.
  static let english = Lexicon.english.interface
  static let russian = Lexicon.russian.interface
}
