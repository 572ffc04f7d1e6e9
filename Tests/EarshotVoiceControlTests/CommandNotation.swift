import EarshotTree
import EarshotVoiceControl

/// Commands in the notation of `Fixtures/Technologies/commands-*.txt`.
///
/// The name of the case and what it holds: `tap "buy"`, `tap #23`, `swipe left at "list"`. An item
/// that may be a number is `#23`; `"for"#4` is a name that would be 4 where a number is expected.
enum CommandNotation {
  static func text(_ command: SpokenCommand) -> String {
    switch command {
    case .tap(let item): join("tap", optional(item))
    case .doubleTap(let item): join("doubleTap", optional(item))
    case .longPress(let item): join("longPress", optional(item))
    case .swipe(let direction, let place): join("swipe", direction.rawValue, at(place))
    case .drag(let start, let end): join("drag", item(start), "to", item(end))
    case .increment(let name, let count): join("increment", item(name), "by", "\(count)")
    case .decrement(let name, let count): join("decrement", item(name), "by", "\(count)")
    case .showActions(let name): join("showActions", item(name))
    case .choose(let number): join("choose", "\(number)")
    case .zoom(let isIn): isIn ? "zoom in" : "zoom out"
    case .scroll(let direction, let place): join("scroll", direction.rawValue, at(place))
    case .scrollToEdge(let direction): join("scrollToEdge", direction.rawValue)
    case .goBack: "goBack"
    case .goHome: "goHome"
    case .openAppSwitcher: "openAppSwitcher"
    case .open(let name): join("open", item(name))
    case .repeatThat(let count): join("repeatThat", "\(count)")
    case .show(let overlay): join("show", overlay.rawValue)
    case .showGrid(let rows, let columns):
      join(
        "showGrid", rows.map { "rows \($0)" } ?? "", columns.map { "columns \($0)" } ?? "")
    case .hide(let overlay): join("hide", overlay?.rawValue ?? "")
    case .showCommands: "showCommands"
    case .mode(let mode): join("mode", mode.rawValue)
    case .sleep: "sleep"
    case .wakeUp: "wakeUp"
    default: editing(command)
    }
  }

  private static func editing(_ command: SpokenCommand) -> String {
    switch command {
    case .type(let text): join("type", quoted(text))
    case .insert(let text, let isBefore, let place):
      join("insert", quoted(text), isBefore ? "before" : "after", quoted(place))
    case .replace(let text, let other): join("replace", quoted(text), "with", quoted(other))
    case .select(let what): join("select", range(what))
    case .deselect: "deselect"
    case .delete(let what): join("delete", range(what))
    case .moveCaret(let move): join("moveCaret", caret(move))
    case .clipboard(let verb): join("clipboard", verb.rawValue)
    case .undo: "undo"
    case .redo: "redo"
    case .changeCase(let letters, let what): join("changeCase", letters.rawValue, range(what))
    case .newLine(let count): join("newLine", "\(count)")
    default: "?"
    }
  }

  private static func range(_ range: SpokenCommand.TextRange) -> String {
    switch range {
    case .that: "that"
    case .all: "all"
    case .words(let words): quoted(words)
    case .next(let count, let unit): "next \(count) \(unit.rawValue)"
    case .previous(let count, let unit): "previous \(count) \(unit.rawValue)"
    }
  }

  private static func caret(_ move: SpokenCommand.CaretMove) -> String {
    switch move {
    case .toBeginning: "beginning"
    case .toEnd: "end"
    case .by(let count, let unit, let isForward):
      "\(isForward ? "forward" : "back") \(count) \(unit.rawValue)"
    case .toWords(let words, let isBefore): "\(isBefore ? "before" : "after") \(quoted(words))"
    }
  }

  private static func item(_ item: SpokenCommand.ItemReference) -> String {
    let words = item.words.joined(separator: " ")
    guard let number = item.number else { return quoted(words) }
    return words == "\(number)" ? "#\(number)" : "\(quoted(words))#\(number)"
  }

  private static func optional(_ value: SpokenCommand.ItemReference?) -> String {
    value.map(item) ?? ""
  }

  private static func at(_ value: SpokenCommand.ItemReference?) -> String {
    value.map { "at \(item($0))" } ?? ""
  }

  private static func quoted(_ text: String) -> String { "\"\(text)\"" }

  private static func join(_ parts: String...) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
