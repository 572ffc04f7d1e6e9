import EarshotText
import EarshotTree

extension VoiceControlWords {
  /// English, as the settings of iOS list the commands.
  static let english = VoiceControlWords(
    quoted: { "“\($0)”" }, phrase: phrase, command: command)

  private static func phrase(_ phrase: VoiceControlPhrase) -> String {
    switch phrase {
    case .pageControl: "Page control"
    case .notUnderstood(let text, let nearest):
      "“\(text)” was not understood" + (nearest.map { ". Did you mean “\($0)”?" } ?? "")
    case .noItem(let name, let nearest):
      "Nothing here is called “\(name)”" + list(nearest, after: ". Nearest: ")
    case .noNumber(let number): "Nothing here has the number \(number)"
    case .noApp(let name): "“\(name)” cannot be opened here"
    case .whichOne(let name, let count): "Which “\(name)”? Say a number from 1 to \(count)"
    case .tapWhat: "Say what to tap"
    case .noActions(let name): "\(name) has no actions"
    case .notAdjustable(let name): "\(name) cannot be adjusted"
    case .cannotScroll: "There is nothing to scroll"
    case .noWayBack: "There is no way back"
    case .cannotZoom: "The screen cannot be zoomed"
    case .noGrid: "The size of the screen is not known"
    case .noPlace(let name): "Where \(name) is on the screen is not known"
    case .smallestCells: "The cells cannot be smaller"
    case .nothingToRepeat: "There is nothing to repeat"
    case .noField: "No text field is being edited"
    case .noWords(let words): "The text has no “\(words)”"
    case .nothingThere: "There is nothing there"
    case .nothingSelected: "Nothing is selected"
    case .clipboardEmpty: "The clipboard is empty"
    case .nothingToUndo: "There is nothing to undo"
    case .nothingToRedo: "There is nothing to redo"
    case .oneLine: "The field has one line"
    }
  }

  private static func list(_ names: [String], after beginning: String) -> String {
    names.isEmpty ? "" : beginning + names.map { "“\($0)”" }.joined(separator: ", ")
  }

  private static func command(_ command: SpokenCommand, _ items: [String]) -> String {
    let first = items.first
    switch command {
    case .tap: return "Tap" + (first.map { " \($0)" } ?? "")
    case .doubleTap: return "Double tap" + (first.map { " \($0)" } ?? "")
    case .longPress: return "Long press" + (first.map { " \($0)" } ?? "")
    case .swipe(let side, _): return "Swipe \(word(side))" + (first.map { " at \($0)" } ?? "")
    case .drag: return "Drag from \(first ?? "") to \(items.dropFirst().first ?? "")"
    case .increment(_, let count): return "Increment \(first ?? "")" + times(count, " by")
    case .decrement(_, let count): return "Decrement \(first ?? "")" + times(count, " by")
    case .showActions: return "Show actions for \(first ?? "")"
    case .choose(let number): return "\(number)"
    case .zoom(let isIn): return isIn ? "Zoom in" : "Zoom out"
    case .scroll(let side, _): return "Scroll \(word(side))" + (first.map { " at \($0)" } ?? "")
    case .scrollToEdge(let side): return "Scroll to \(edge(side))"
    case .open: return "Open \(first ?? "")"
    case .repeatThat(let count): return "Repeat that" + (count == 1 ? "" : " \(count) times")
    default: return fixed(command) ?? text(command)
    }
  }

  private static func fixed(_ command: SpokenCommand) -> String? {
    switch command {
    case .goBack: "Go back"
    case .goHome: "Go home"
    case .openAppSwitcher: "Open App Switcher"
    case .show(let overlay): "Show \(overlay.rawValue)"
    case .showGrid(let rows, let columns): "Show grid" + size(rows, columns)
    case .hide(let overlay): "Hide \(overlay?.rawValue ?? "that")"
    case .showCommands: "Show commands"
    case .mode(let mode):
      switch mode {
      case .command: "Command mode"
      case .dictation: "Dictation mode"
      case .spelling: "Spelling mode"
      }
    case .sleep: "Go to sleep"
    case .wakeUp: "Wake up"
    default: nil
    }
  }

  private static func size(_ rows: Int?, _ columns: Int?) -> String {
    let parts = [
      rows.map { $0 == 1 ? "1 row" : "\($0) rows" },
      columns.map { $0 == 1 ? "1 column" : "\($0) columns" },
    ].compactMap(\.self)
    return parts.isEmpty ? "" : " with " + parts.joined(separator: " and ")
  }

  private static func text(_ command: SpokenCommand) -> String {
    switch command {
    case .type(let text): "Type “\(text)”"
    case .insert(let text, let isBefore, let words):
      "Insert “\(text)” \(isBefore ? "before" : "after") “\(words)”"
    case .replace(let words, let text): "Replace “\(words)” with “\(text)”"
    case .select(let range): "Select \(word(range))"
    case .deselect: "Deselect that"
    case .delete(let range): "Delete \(word(range))"
    case .moveCaret(let move): "Move \(word(move))"
    case .clipboard(let clipboard): "\(clipboard.rawValue.capitalizingFirst) that"
    case .undo: "Undo that"
    case .redo: "Redo that"
    case .changeCase(let letters, let range):
      switch letters {
      case .capitalized: "Capitalize \(word(range))"
      case .uppercase: "Uppercase \(word(range))"
      case .lowercase: "Lowercase \(word(range))"
      }
    case .newLine(let count): count == 1 ? "New line" : count == 2 ? "New paragraph" : "New lines"
    default: ""
    }
  }

  private static func word(_ side: ScrollDirection) -> String { side.rawValue }

  private static func edge(_ side: ScrollDirection) -> String {
    switch side {
    case .up, .previous: "top"
    case .down, .next: "bottom"
    case .left: "left edge"
    case .right: "right edge"
    }
  }

  private static func times(_ count: Int, _ preposition: String) -> String {
    count == 1 ? "" : "\(preposition) \(count)"
  }

  private static func word(_ range: SpokenCommand.TextRange) -> String {
    switch range {
    case .that: "that"
    case .all: "all"
    case .words(let words): "“\(words)”"
    case .next(let count, let unit): "next " + word(count, unit)
    case .previous(let count, let unit): "previous " + word(count, unit)
    }
  }

  private static func word(_ count: Int, _ unit: SpokenCommand.TextUnit) -> String {
    count == 1 ? unit.rawValue : "\(count) \(unit.rawValue)s"
  }

  private static func word(_ move: SpokenCommand.CaretMove) -> String {
    switch move {
    case .toBeginning: "to the beginning"
    case .toEnd: "to the end"
    case .by(let count, let unit, let isForward):
      "\(isForward ? "forward" : "back") \(word(count, unit))"
    case .toWords(let words, let isBefore): "\(isBefore ? "before" : "after") “\(words)”"
    }
  }
}
