import EarshotSession
import EarshotText
import EarshotTree
import Testing

@testable import EarshotVoiceControl

/// What is shown for a command can be said.
struct ShownCommandTests {
  private static let ranges: [SpokenCommand.TextRange] = [
    .that, .all, .words("tea"), .next(1, .word), .next(2, .character), .previous(1, .sentence),
    .previous(3, .line), .previous(5, .word),
  ]
  private static let moves: [SpokenCommand.CaretMove] = [
    .toBeginning, .toEnd, .by(1, .character, isForward: true), .by(2, .word, isForward: false),
    .by(1, .word, isForward: true), .by(5, .character, isForward: true),
    .toWords("tea", isBefore: true), .toWords("tea", isBefore: false),
  ]
  private static let plain: [SpokenCommand] =
    [
      .tap(nil), .doubleTap(nil), .longPress(nil), .swipe(.left, at: nil), .zoom(isIn: true),
      .zoom(isIn: false), .scroll(.down, at: nil), .goBack, .goHome, .openAppSwitcher,
      .repeatThat(1), .repeatThat(2), .repeatThat(5), .showGrid(rows: 4, columns: nil),
      .showGrid(rows: nil, columns: 2), .showGrid(rows: 3, columns: 4),
      .showGrid(rows: 1, columns: 1),
      .hide(nil), .showCommands, .sleep, .wakeUp, .choose(7), .undo, .redo, .deselect,
      .newLine(count: 1), .newLine(count: 2), .type("green tea"),
      .insert("hot", isBefore: true, "tea"), .insert("hot", isBefore: false, "tea"),
      .replace("tea", with: "milk"),
    ] + SpokenCommand.Overlay.allCases.flatMap { [.show($0), .hide($0)] }
    + SpokenCommand.Mode.allCases.map { .mode($0) }
    + SpokenCommand.Clipboard.allCases.map { .clipboard($0) }
    + [.up, .down, .left, .right].map { .scrollToEdge($0) }
    + ranges.filter { $0 != .all }.flatMap { [.select($0), .delete($0)] }
    + [.select(.all), .delete(.all)] + moves.map { .moveCaret($0) }
    + [.capitalized, .uppercase, .lowercase].flatMap {
      [.changeCase($0, .that), .changeCase($0, .words("tea"))]
    }

  @Test(arguments: ["en", "ru"])
  func whatIsShownIsUnderstood(_ language: String) {
    let words = VoiceControlLanguage.all[language].words
    let grammar = CommandGrammar.grammar(for: language)
    for command in Self.plain {
      let shown = words(command, items: [])
      #expect(grammar.commands(for: shown).map(\.unquoted).contains(command), "'\(shown)'")
    }
  }

  @Test(arguments: ["en", "ru"])
  func whatIsShownOfItemsIsUnderstood(_ language: String) {
    let words = VoiceControlLanguage.all[language].words
    let grammar = CommandGrammar.grammar(for: language)
    let (tea, milk) = (
      SpokenCommand.ItemReference(words: ["tea"]), SpokenCommand.ItemReference(words: ["milk"])
    )
    let commands: [SpokenCommand] = [
      .tap(tea), .doubleTap(tea), .longPress(tea), .swipe(.up, at: tea), .drag(from: tea, to: milk),
      .increment(tea, by: 1), .increment(tea, by: 3), .decrement(tea, by: 1),
      .decrement(tea, by: 5), .showActions(tea), .scroll(.down, at: tea), .open(tea),
    ]
    for command in commands {
      let items = ["tea", "milk"].prefix(command.items.count).map(words.quoted)
      let shown = words(command, items: items)
      #expect(grammar.commands(for: shown).contains(command), "'\(shown)'")
    }
  }
}

extension SpokenCommand {
  /// The command without the quotation marks around its texts.
  fileprivate var unquoted: SpokenCommand {
    func bare(_ text: String) -> String { text.filter { !"“”«»".contains($0) } }
    func bare(_ range: TextRange) -> TextRange {
      if case .words(let words) = range { .words(bare(words)) } else { range }
    }
    return switch self {
    case .type(let text): .type(bare(text))
    case .insert(let text, let isBefore, let words):
      .insert(bare(text), isBefore: isBefore, bare(words))
    case .replace(let words, let text): .replace(bare(words), with: bare(text))
    case .select(let range): .select(bare(range))
    case .delete(let range): .delete(bare(range))
    case .changeCase(let letters, let range): .changeCase(letters, bare(range))
    case .moveCaret(.toWords(let words, let isBefore)):
      .moveCaret(.toWords(bare(words), isBefore: isBefore))
    default: self
    }
  }
}
