package import EarshotSession
import EarshotSpeech
import EarshotTree

extension VoiceControl {
  /// Lists what can be said on this screen, with the names that are in sight.
  mutating func showCommands(on screen: Transcript.OrderedScreen) -> [Response] {
    let lines = commandLines(on: screen)
    layer = .commands(lines)
    return lines.map(Response.show)
  }

  /// Sentences that lead somewhere on this screen, those about items first.
  private func commandLines(on screen: Transcript.OrderedScreen) -> [String] {
    let targets = targets(on: screen)
    var lines = targets.prefix(VoiceControl.mostItems).map { target in
      line(.tap(nil), name(of: .element(target.id), among: targets))
    }
    if let target = targets.first(where: { screen.element($0.id)?.has(.adjustable) == true }) {
      let name = name(of: .element(target.id), among: targets)
      let item = SpokenCommand.ItemReference(words: [])
      lines += [line(.increment(item, by: 1), name), line(.decrement(item, by: 1), name)]
    }
    if let target = targets.first(where: {
      screen.element($0.id)?.customActions.value?.isEmpty == false
    }) {
      let name = name(of: .element(target.id), among: targets)
      lines.append(line(.showActions(.init(words: [])), name))
    }
    lines += general.map { line($0) }
    if screen.editedField != nil { lines += VoiceControl.textCommands.map { line($0) } }
    return lines + preferences.customCommands.map { words.quoted($0.phrase) }
  }

  private func line(_ command: SpokenCommand, _ item: String? = nil) -> String {
    words(command, items: item.map { [$0] } ?? [])
  }

  /// What can be said anywhere.
  private var general: [SpokenCommand] {
    let overlays = SpokenCommand.Overlay.allCases
    let shown = preferences.overlay
    return [.scroll(.down, at: nil), .scroll(.up, at: nil), .goBack, .goHome, .openAppSwitcher]
      + overlays.filter { $0 != shown }.map { .show($0) } + (shown == nil ? [] : [.hide(shown)])
      + [.sleep]
  }

  private static let textCommands: [SpokenCommand] = [
    .select(.all), .select(.previous(1, .word)), .delete(.that), .moveCaret(.toBeginning),
    .moveCaret(.toEnd), .undo, .mode(.command), .mode(.spelling),
  ]
  /// More sentences than that nobody reads.
  private static let mostItems = 20

  /// The grammar of what may be said on a screen, for a recogniser that listens for nothing else.
  package func recognitionGrammar(on screen: Transcript.OrderedScreen) -> RecognitionGrammar {
    let items = targets(on: screen).flatMap(\.phrases)
    let grammar = CommandGrammar.grammar(for: settings.language)
    var spoken = grammar.spokenSentences(items: items, isFieldEdited: screen.editedField != nil)
    var own = preferences.customCommands.map(\.phrase)
    if case .actions(let menu) = layer { own += menu.names }
    spoken.sentences += own.map { NormalizedPhrase($0, language: grammar.language).words }
      .filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
    return spoken
  }
}
