import EarshotText

extension CommandGrammar {
  /// Whether a name is a whole command of two words or more in a language, or in English, which is
  /// understood in every language.
  ///
  /// Commands about text are none, since they mean something only while a text is edited; of one
  /// word nearly all are assumptions.
  ///
  /// - Parameter name: the name in lower case without marks.
  package static func isCommand(_ name: String, in language: String) -> Bool {
    let base = Language(language).code
    return commands["en"]?.contains(name) == true || commands[base]?.contains(name) == true
  }

  /// The commands of each language that leave nothing to be filled in but a direction.
  private static let commands: [String: Set<String>] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.language, $0.wholeCommands) })

  private var wholeCommands: Set<String> {
    var sentences: Set<String> = []
    for pattern in patterns where pattern.category != .text {
      for wording in pattern.wordings where wording.count > 1 {
        sentences.formUnion(fill(wording[...]))
      }
    }
    return sentences
  }

  /// The sentences of a wording; none when it has a slot for anything but a direction.
  private func fill(_ pieces: ArraySlice<CommandPattern.Piece>) -> [String] {
    guard let first = pieces.first else { return [""] }
    let heads: [String] =
      switch first {
      case .word(let word): [word]
      case .slot(.direction): Array(vocabulary.directions.keys)
      case .slot(.edge): Array(vocabulary.edges.keys)
      case .slot: []
      }
    let rest = heads.isEmpty ? [] : fill(pieces.dropFirst())
    return heads.flatMap { head in rest.map { $0.isEmpty ? head : "\(head) \($0)" } }
  }
}
