import EarshotTree

/// The words for the role of an element, which VoiceOver says by itself, by language.
enum RoleWords {
  /// The words for the roles that a node has, in the languages in which its label can be.
  static func words(for facts: AuditedScreen.Node) -> [Set<String>] {
    var words: [Set<String>] = []
    if let names = names(of: facts.role) { words.append(names) }
    if facts.role != .image, facts.traits.contains(.image) { words.append(Lexicon.all.images) }
    if facts.traits.contains(.header) { words.append(Lexicon.all.headings) }
    return words
  }

  /// Words that also name what a gallery holds: «Фото, 12 мая».
  static let kindsOfContent = Lexicon.all.contents

  private static func names(of role: Role) -> Set<String>? {
    role == .image ? Lexicon.all.images : Lexicon.all.roles[role]
  }
}
