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

  /// The command, of what stood in the slots; `nil` when something that it needs is missing.
  func command(_ values: SlotValues) -> SpokenCommand? {
    switch category {
    case .items: itemCommand(values)
    case .navigation: navigationCommand(values)
    case .overlays: overlayCommand(values)
    case .modes: modeCommand
    case .text: textCommand(values)
    }
  }

  private func itemCommand(_ values: SlotValues) -> SpokenCommand? {
    switch self {
    case .tap: .tap(values.item)
    case .doubleTap: .doubleTap(values.item)
    case .longPress: .longPress(values.item)
    case .swipe: values.direction.map { .swipe($0, at: values.item) }
    case .drag: values.items.count == 2 ? .drag(from: values.items[0], to: values.items[1]) : nil
    case .increment: values.item.map { .increment($0, by: values.times) }
    case .decrement: values.item.map { .decrement($0, by: values.times) }
    case .showActions: values.item.map { .showActions($0) }
    case .choose: values.number.map { .choose($0) }
    case .zoomIn: .zoom(isIn: true)
    case .zoomOut: .zoom(isIn: false)
    default: nil
    }
  }

  private func navigationCommand(_ values: SlotValues) -> SpokenCommand? {
    switch self {
    case .scroll: values.direction.map { .scroll($0, at: values.item) }
    case .scrollToEdge: values.direction.map { .scrollToEdge($0) }
    case .nextPage: .scroll(.next, at: nil)
    case .previousPage: .scroll(.previous, at: nil)
    case .goBack: .goBack
    case .goHome: .goHome
    case .openAppSwitcher: .openAppSwitcher
    case .open: values.item.map { .open($0) }
    case .repeatThat: .repeatThat(values.times)
    default: nil
    }
  }

  private func overlayCommand(_ values: SlotValues) -> SpokenCommand? {
    switch self {
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
    default: nil
    }
  }

  private var modeCommand: SpokenCommand? {
    switch self {
    case .commandMode: .mode(.command)
    case .dictationMode: .mode(.dictation)
    case .spellingMode: .mode(.spelling)
    case .sleep: .sleep
    case .wakeUp: .wakeUp
    default: nil
    }
  }

  private func textCommand(_ values: SlotValues) -> SpokenCommand? {
    let phrase = values.phrases.first
    switch self {
    case .type: return phrase.map { .type($0) }
    case .insertBefore, .insertAfter, .replace: return twoPhraseCommand(values.phrases)
    case .deselect: return .deselect
    case .cut: return .clipboard(.cut)
    case .copy: return .clipboard(.copy)
    case .paste: return .clipboard(.paste)
    case .undo: return .undo
    case .redo: return .redo
    case .capitalizeThat: return .changeCase(.capitalized, .that)
    case .capitalizeWords: return phrase.map { .changeCase(.capitalized, .words($0)) }
    case .uppercaseThat: return .changeCase(.uppercase, .that)
    case .uppercaseWords: return phrase.map { .changeCase(.uppercase, .words($0)) }
    case .lowercaseThat: return .changeCase(.lowercase, .that)
    case .lowercaseWords: return phrase.map { .changeCase(.lowercase, .words($0)) }
    case .newLine: return .newLine(count: 1)
    case .newParagraph: return .newLine(count: 2)
    default: return caretMove(values).map { .moveCaret($0) } ?? rangeCommand(values)
    }
  }

  private func twoPhraseCommand(_ phrases: [String]) -> SpokenCommand? {
    guard phrases.count == 2 else { return nil }
    return switch self {
    case .insertBefore: .insert(phrases[0], isBefore: true, phrases[1])
    case .insertAfter: .insert(phrases[0], isBefore: false, phrases[1])
    default: .replace(phrases[0], with: phrases[1])
    }
  }

  private func rangeCommand(_ values: SlotValues) -> SpokenCommand? {
    let unit = values.unit ?? .word
    let phrase = values.phrases.first
    return switch self {
    case .selectThat: .select(.that)
    case .selectAll: .select(.all)
    case .selectNext: .select(.next(values.times, unit))
    case .selectPrevious: .select(.previous(values.times, unit))
    case .selectWords: phrase.map { .select(.words($0)) }
    case .deleteThat: .delete(.that)
    case .deleteAll: .delete(.all)
    case .deleteNext: .delete(.next(values.times, unit))
    case .deletePrevious: .delete(.previous(values.times, unit))
    case .deleteWords: phrase.map { .delete(.words($0)) }
    default: nil
    }
  }

  private func caretMove(_ values: SlotValues) -> SpokenCommand.CaretMove? {
    let unit = values.unit ?? .character
    let phrase = values.phrases.first
    return switch self {
    case .moveToBeginning: .toBeginning
    case .moveToEnd: .toEnd
    case .moveForward: .by(values.times, unit, isForward: true)
    case .moveBack: .by(values.times, unit, isForward: false)
    case .moveLineDown: .by(values.times, .line, isForward: true)
    case .moveLineUp: .by(values.times, .line, isForward: false)
    case .moveBefore: phrase.map { .toWords($0, isBefore: true) }
    case .moveAfter: phrase.map { .toWords($0, isBefore: false) }
    default: nil
    }
  }
}

/// The parts of the list of commands.
public enum CommandCategory: String, Hashable, Sendable, CaseIterable {
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
