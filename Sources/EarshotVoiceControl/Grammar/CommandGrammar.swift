import EarshotText

/// The commands of Voice Control in one language, with their meanings.
package struct CommandGrammar: Sendable {
  /// The language of the commands, without a region.
  package let language: String
  /// Whether another language was asked for, whose commands are not known.
  package internal(set) var isFallback = false
  /// Every sentence that is understood.
  package let patterns: [CommandPattern]
  /// The words for slots.
  let vocabulary: CommandVocabulary

  /// The grammar of a language; English, as ``isFallback`` says, when its commands are not known.
  package static func grammar(for language: String) -> CommandGrammar {
    let language = Language(language)
    if let known = VoiceControlLanguage.all.words(in: language) { return known.grammar() }
    var grammar = english
    grammar.isFallback = true
    return grammar
  }

  /// The languages whose commands are known.
  package static let all = VoiceControlLanguage.all.languages.map { grammar(for: $0.tag) }

  /// The commands that a text may mean, best first; empty if it is none.
  ///
  /// The fewer words are left to names and phrases, the surer is the meaning: "select all" selects
  /// all before it selects the word "all". When names are found for none but the second, take that.
  package func commands(for text: String) -> [SpokenCommand] {
    var found: [(values: SlotValues, command: SpokenCommand)] = []
    for tokens in readings(of: text) {
      let matcher = PatternMatcher(
        tokens: tokens, text: text, vocabulary: vocabulary, language: language)
      for pattern in patterns {
        for values in matcher.matches(pattern) {
          pattern.meaning.command(values).map { found.append((values, $0)) }
        }
      }
    }
    let ranked = found.enumerated().sorted {
      ($0.element.values.freeWords, $0.offset) < ($1.element.values.freeWords, $1.offset)
    }
    var commands: [SpokenCommand] = []
    for command in ranked.map(\.element.command) where !commands.contains(command) {
      commands.append(command)
    }
    return commands
  }

  /// The item of a name that is said alone, as "Buy" for "Tap Buy"; `nil` if there is no word.
  ///
  /// The list of iOS has it as a command. Any text is one, so it is asked for when no other command
  /// fits, and taken only when an item of that very name is there.
  package func item(for text: String) -> SpokenCommand.ItemReference? {
    guard let tokens = readings(of: text).first, tokens.count <= 100 else { return nil }
    let words = tokens.map(\.word)
    return SpokenCommand.ItemReference(
      words: words, number: NormalizedPhrase.number(of: words, language: language))
  }

  /// The words of a text without politeness, then, if it ends politely, with the end of it.
  func readings(of text: String) -> [ArraySlice<PhraseToken>] {
    let tokens = PhraseTokenizer.tokens(of: text, language: language)
    var bare = tokens[...]
    while let polite = politeness(bare.count, { bare.starts(with: $0, by: Self.isWord) }) {
      bare = bare.dropFirst(polite.count)
    }
    guard !bare.isEmpty else { return [] }
    let whole = bare
    while let polite = politeness(
      bare.count, { bare.suffix($0.count).elementsEqual($0, by: Self.isWord) })
    {
      bare = bare.dropLast(polite.count)
    }
    return bare.count < whole.count ? [bare, whole] : [whole]
  }

  /// Polite words for which something holds and that are not all there is.
  private func politeness(_ count: Int, _ holds: ([String]) -> Bool) -> [String]? {
    vocabulary.politeness.first { $0.count < count && holds($0) }
  }

  private static func isWord(_ token: PhraseToken, _ word: String) -> Bool { token.word == word }
}

extension CommandGrammar {
  /// A row of a table: a meaning and how it is said.
  struct Row {
    let meaning: CommandMeaning
    let verified: [String]
    let ours: [String]

    init(_ meaning: CommandMeaning, verified: [String] = [], ours: [String] = []) {
      self.meaning = meaning
      self.verified = verified
      self.ours = ours
    }

    func patterns(language: String) -> [CommandPattern] {
      verified.map {
        CommandPattern($0, meaning: meaning, isVerified: true, language: language)
      }
        + ours.map {
          CommandPattern($0, meaning: meaning, isVerified: false, language: language)
        }
    }
  }

  /// Makes the grammar of a language from its table.
  init(language: String, rows: [Row], vocabulary: CommandVocabulary) {
    self.language = language
    self.vocabulary = vocabulary
    patterns = rows.flatMap { $0.patterns(language: language) }
  }
}
