import EarshotSession
import EarshotSpeech
import EarshotText
import EarshotTree

extension VoiceControl {
  /// Understands what was said: a command of the user, the name of an action that is shown, a
  /// command, else dictation.
  mutating func hear(_ text: String, on screen: Transcript.OrderedScreen) -> [Response] {
    let commands = grammars.flatMap { $0.commands(for: text) }
    guard !isAsleep else {
      return commands.contains(.wakeUp) ? obey([.wakeUp], on: screen) : []
    }
    if let custom = customCommand(text) {
      return [.show(words.quoted(custom.phrase))] + obey(custom.commands, on: screen)
    }
    if case .actions(let menu) = layer,
      let index = menu.index(
        named: NormalizedPhrase(text, language: settings.language).words,
        language: settings.language)
    {
      return performAction(index, of: menu, on: screen)
    }
    for command in commands where isPossible(command, on: screen) {
      return obey([command], on: screen)
    }
    if mode != .command, screen.editedField != nil {
      let typed = mode == .spelling ? spelled(text) : text.trimmed
      if !typed.isEmpty { return dictate(typed, on: screen) }
    }
    guard let command = commands.first ?? tapOfWholeName(text, on: screen) else {
      let nearest = nearestSentence(to: text, on: screen)
      return [refuse(.notUnderstood(text.trimmed, nearest: nearest))]
    }
    return obey([command], on: screen)
  }

  /// "Buy" for "Tap Buy", as the list of iOS has it; `nil` unless it is the whole of a name.
  private mutating func tapOfWholeName(
    _ text: String, on screen: Transcript.OrderedScreen
  ) -> SpokenCommand? {
    let targets = known.learn(screen, language: settings.language)
    for item in grammars.compactMap({ $0.item(for: text) })
    where !targets.answering(to: item.words, isWhole: true, &forms).isEmpty {
      return .tap(item)
    }
    return nil
  }

  /// The grammar of the user, then English.
  var grammars: [CommandGrammar] {
    let own = CommandGrammar.grammar(for: settings.language)
    return own.language == "en" ? [own] : [own, CommandGrammar.grammar(for: "en")]
  }

  /// The first command of the user with the phrase, compared as names are.
  private func customCommand(_ text: String) -> CustomCommand? {
    guard !preferences.customCommands.isEmpty else { return nil }
    let said = NormalizedPhrase(text, language: settings.language).words
    return preferences.customCommands.first { command in
      !said.isEmpty && NormalizedPhrase(command.phrase, language: settings.language).words == said
    }
  }

  /// Whether a command means something on this screen; what does not may be dictation.
  mutating func isPossible(
    _ command: SpokenCommand, on screen: Transcript.OrderedScreen
  ) -> Bool {
    if case .choose(let number) = command {
      return asksForNumber || showsNumber(number, on: screen)
    }
    if command.isAboutText { return screen.editedField != nil }
    if case .tap(let item?) = command, let number = item.number, showsNumber(number, on: screen) {
      return true
    }
    if case .missing = find(command, on: screen) { return false }
    return true
  }

  /// Types what was said where the caret stands.
  private mutating func dictate(
    _ text: String, on screen: Transcript.OrderedScreen
  ) -> [Response] {
    guard let field = screen.editedField else { return [] }
    let command = SpokenCommand.type(text)
    guard mode == .spelling else { return obey([command], on: screen) }
    editor.edit(field)
    last = [command]
    return [.show(words(hidingSecrets(in: command, on: screen), items: []))]
      + change(editor.typing(text, over: editor.selection, isSpelled: true))
  }

  /// The letters and digits that words stand for: "a b c", "alpha bravo", «Антон Борис».
  private func spelled(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).map { word in
      let numbers = grammars.compactMap {
        NormalizedPhrase(String(word), language: $0.language).number
      }
      return numbers.first.map(String.init) ?? word.prefix(1).lowercased()
    }.joined()
  }
}
