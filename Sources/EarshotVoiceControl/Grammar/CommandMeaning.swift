internal import EarshotTree

/// The kinds of commands that patterns make; every language has words for each.
enum CommandMeaning: String, Hashable, Sendable, CaseIterable {
  case tap, doubleTap, longPress, swipe, drag, increment, decrement, showActions, choose
  case zoomIn, zoomOut
  case scroll, scrollToEdge, nextPage, previousPage, goBack, goHome, openAppSwitcher, open
  case repeatThat
  case showNames, showNumbers, showGrid, hideNames, hideNumbers, hideGrid, hideAny, showCommands
  case commandMode, dictationMode, spellingMode, sleep, wakeUp
  case type, insertBefore, insertAfter, replace
  case selectThat, selectAll, selectNext, selectPrevious, selectWords, deselect
  case deleteThat, deleteAll, deleteNext, deletePrevious, deleteWords
  case moveToBeginning, moveToEnd, moveForward, moveBack, moveBefore, moveAfter
  case moveLineUp, moveLineDown
  case cut, copy, paste, undo, redo
  case capitalizeThat, capitalizeWords, uppercaseThat, uppercaseWords
  case lowercaseThat, lowercaseWords
  case newLine, newParagraph

  /// Where the list of commands shows it.
  var category: CommandCategory {
    switch self {
    case .tap, .doubleTap, .longPress, .swipe, .drag, .increment, .decrement, .showActions,
      .choose, .zoomIn, .zoomOut:
      .items
    case .scroll, .scrollToEdge, .nextPage, .previousPage, .goBack, .goHome, .openAppSwitcher,
      .open, .repeatThat:
      .navigation
    case .showNames, .showNumbers, .showGrid, .hideNames, .hideNumbers, .hideGrid, .hideAny,
      .showCommands:
      .overlays
    case .commandMode, .dictationMode, .spellingMode, .sleep, .wakeUp: .modes
    default: .text
    }
  }

  /// The command, of what stood in the slots; `nil` if something that it needs is missing.
  func command(_ values: SlotValues) -> SpokenCommand? {
    let (item, direction, times) = (values.item, values.direction, values.times)
    return switch self {
    case .tap: .tap(item)
    case .doubleTap: .doubleTap(item)
    case .longPress: .longPress(item)
    case .swipe: direction.map { .swipe($0, at: item) }
    case .drag: values.items.count == 2 ? .drag(from: values.items[0], to: values.items[1]) : nil
    case .increment: item.map { .increment($0, by: times) }
    case .decrement: item.map { .decrement($0, by: times) }
    case .showActions: item.map { .showActions($0) }
    case .choose: values.number.map { .choose($0) }
    case .zoomIn: .zoom(isIn: true)
    case .zoomOut: .zoom(isIn: false)

    case .scroll: direction.map { .scroll($0, at: item) }
    case .scrollToEdge: direction.map { .scrollToEdge($0) }
    case .nextPage: .scroll(.next, at: nil)
    case .previousPage: .scroll(.previous, at: nil)
    case .goBack: .goBack
    case .goHome: .goHome
    case .openAppSwitcher: .openAppSwitcher
    case .open: item.map { .open($0) }
    case .repeatThat: .repeatThat(times)

    case .showNames: .show(.names)
    case .showNumbers: .show(.numbers)
    case .showGrid:
      values.rows == nil && values.columns == nil
        ? .show(.grid) : .showGrid(rows: values.rows, columns: values.columns)
    case .hideNames: .hide(.names)
    case .hideNumbers: .hide(.numbers)
    case .hideGrid: .hide(.grid)
    case .hideAny: .hide(nil)
    case .showCommands: .showCommands

    case .commandMode: .mode(.command)
    case .dictationMode: .mode(.dictation)
    case .spellingMode: .mode(.spelling)
    case .sleep: .sleep
    case .wakeUp: .wakeUp
    default: textCommand(values)
    }
  }

  private func textCommand(_ values: SlotValues) -> SpokenCommand? {
    let (phrase, second) = (values.phrases.first, values.phrases.dropFirst().first)
    let (times, unit, step) = (values.times, values.unit ?? .word, values.unit ?? .character)
    return switch self {
    case .type: phrase.map { .type($0) }
    case .insertBefore: second.map { .insert(phrase ?? "", isBefore: true, $0) }
    case .insertAfter: second.map { .insert(phrase ?? "", isBefore: false, $0) }
    case .replace: second.map { .replace(phrase ?? "", with: $0) }
    case .selectThat: .select(.that)
    case .selectAll: .select(.all)
    case .selectNext: .select(.next(times, unit))
    case .selectPrevious: .select(.previous(times, unit))
    case .selectWords: phrase.map { .select(.words($0)) }
    case .deselect: .deselect
    case .deleteThat: .delete(.that)
    case .deleteAll: .delete(.all)
    case .deleteNext: .delete(.next(times, unit))
    case .deletePrevious: .delete(.previous(times, unit))
    case .deleteWords: phrase.map { .delete(.words($0)) }
    case .moveToBeginning: .moveCaret(.toBeginning)
    case .moveToEnd: .moveCaret(.toEnd)
    case .moveForward: .moveCaret(.by(times, step, isForward: true))
    case .moveBack: .moveCaret(.by(times, step, isForward: false))
    case .moveBefore: phrase.map { .moveCaret(.toWords($0, isBefore: true)) }
    case .moveAfter: phrase.map { .moveCaret(.toWords($0, isBefore: false)) }
    case .moveLineUp: .moveCaret(.by(times, .line, isForward: false))
    case .moveLineDown: .moveCaret(.by(times, .line, isForward: true))
    case .cut: .clipboard(.cut)
    case .copy: .clipboard(.copy)
    case .paste: .clipboard(.paste)
    case .undo: .undo
    case .redo: .redo
    case .capitalizeThat: .changeCase(.capitalized, .that)
    case .capitalizeWords: phrase.map { .changeCase(.capitalized, .words($0)) }
    case .uppercaseThat: .changeCase(.uppercase, .that)
    case .uppercaseWords: phrase.map { .changeCase(.uppercase, .words($0)) }
    case .lowercaseThat: .changeCase(.lowercase, .that)
    case .lowercaseWords: phrase.map { .changeCase(.lowercase, .words($0)) }
    case .newLine: .newLine(count: 1)
    case .newParagraph: .newLine(count: 2)
    default: nil
    }
  }
}

/// The parts of the list of commands.
package enum CommandCategory: String, Hashable, Sendable, CaseIterable {
  /// Touching what is on the screen.
  case items
  /// Moving around.
  case navigation
  /// Names, numbers, the grid, the list of commands.
  case overlays
  /// What speech is taken for, and whether it is heard.
  case modes
  /// Writing and editing.
  case text
}
