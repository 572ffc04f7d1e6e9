import EarshotSession
import EarshotTree

extension SwitchControl {
  /// Does what a line of the menu tells.
  mutating func perform(
    _ command: ScannerCommand, on target: ScannerMenu.Target,
    _ screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    switch command {
    case .scroll, .increment, .decrement, .deleteBackward, .faster, .slower: stay(at: time)
    default: finish(command, at: time)
    }
    if let responses = changeSettings(command, at: time, on: target, screen) { return responses }
    return ask(command, of: target, screen)
  }

  /// Taps what is highlighted without a menu; in a menu it selects.
  mutating func tapHighlighted(
    on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    // What only scrolls has nothing to tap.
    guard menus.isEmpty, case .node(let node)? = spot, let id = node.element,
      screen.order.index(of: id) != nil
    else { return choose(on: screen, at: time) }
    return perform(.tap, on: .item(id), screen, at: time)
  }

  /// Types into the field that is edited, else into the one that is highlighted.
  mutating func type(
    _ press: SwitchPress, on screen: Transcript.OrderedScreen
  ) -> [Response] {
    guard case .type(let text) = press else { return [] }
    let highlighted = highlight?.element.flatMap { screen[$0] }
    let field = screen.editedField ?? highlighted
    guard let field, field.isTextField else { return [.show(book(.nothingHappened).text)] }
    return ask(.type(text), of: field, on: screen, goesUp: false)
  }

  /// What is highlighted stays, so that it can be chosen again.
  private mutating func stay(at time: Double) {
    wait(from: time)
    // What stays highlighted would be chosen for ever; another press goes on.
    if preferences.scanningStyle == .dwell { due = nil }
  }

  /// Closes the menus and goes on where the preferences tell.
  private mutating func finish(_ command: ScannerCommand, at time: Double) {
    menus = []
    isMenuWanted = false
    if preferences.focusAfterTap == .current, pointScan == nil {
      stay(at: time)
    } else {
      restart(at: time)
    }
  }

  /// Changes how is scanned; `nil` for a line that asks the app.
  private mutating func changeSettings(
    _ command: ScannerCommand, at time: Double, on target: ScannerMenu.Target,
    _ screen: Transcript.OrderedScreen
  ) -> [Response]? {
    switch command {
    case .faster, .slower:
      let factor = command == .faster ? 0.8 : 1.25
      preferences.interval = min(max(preferences.interval * factor, 0.1), 60)
      stay(at: time)
      return []
    case .toggleGroups:
      preferences.isGrouping.toggle()
      _ = learn(screen)
    case .pointMode, .itemMode:
      preferences.mode = command == .pointMode ? .point : .item
    case .refine:
      guard case .point(let point) = target else { return [] }
      refine(point, at: time)
      return []
    default: return nil
    }
    restart(at: time)
    return revealed
  }

  private mutating func ask(
    _ command: ScannerCommand, of target: ScannerMenu.Target, _ screen: Transcript.OrderedScreen
  ) -> [Response] {
    let element = element(of: target, screen)
    let place = point(of: target, element)
    switch command {
    case .tap:
      guard case .point(let point) = target else {
        return ask(.activate, of: element, on: screen)
      }
      return ask(.tap(point, count: 1), at: point, on: screen)
    case .doubleTap: return place.map { ask(.tap($0, count: 2), at: $0, on: screen) } ?? []
    case .longPress: return place.map { ask(.longPress($0), at: $0, on: screen) } ?? []
    case .flick(let direction):
      return place.map { ask(.drag(from: $0, to: $0.flicked(direction)), at: $0, on: screen) } ?? []
    case .drag(let end):
      let start = element?.dragSources.value?.first?.point ?? place
      return start.map { ask(.drag(from: $0, to: end), at: $0, on: screen) } ?? []
    case .clear:
      let text = element?.typedText ?? ""
      return ask(.replace(0..<text.count, with: ""), of: element, on: screen, goesUp: false)
    default:
      guard let action = command.action else { return [] }
      return ask(action, of: element, on: screen, goesUp: command.goesUp, isReported: true)
    }
  }

  private func element(
    of target: ScannerMenu.Target, _ screen: Transcript.OrderedScreen
  ) -> Element? {
    switch target {
    case .item(let id): screen[id]
    case .point(let point): screen.topmostElement(at: point)
    case .screen: nil
    }
  }

  private func point(of target: ScannerMenu.Target, _ element: Element?) -> Point? {
    if case .point(let point) = target { return point }
    return element?.effectiveActivationPoint
  }

  /// Asks an element, and those around it when it goes up.
  private mutating func ask(
    _ action: ElementAction, of element: Element?, on screen: Transcript.OrderedScreen,
    goesUp: Bool = true, isReported: Bool = false
  ) -> [Response] {
    if action == .home || action == .appSwitcher { return [.perform(action, nil)] }
    let dispatch = ActionDispatch(action, of: element, on: screen, goesUp: goesUp)
    attempt = ScannerAttempt(dispatch: dispatch, isReported: isReported)
    return [dispatch.first]
  }

  /// Asks what lies at a point.
  private mutating func ask(
    _ action: ElementAction, at point: Point, on screen: Transcript.OrderedScreen
  ) -> [Response] {
    attempt = ScannerAttempt(dispatch: nil, isReported: false)
    return [.perform(action, screen.topmostElement(at: point)?.id)]
  }
}

extension ScannerCommand {
  /// What the app is asked; `nil` if it depends on a point, or is not for the app.
  fileprivate var action: ElementAction? {
    switch self {
    case .increment: .increment
    case .decrement: .decrement
    case .scroll(let direction): .scroll(direction)
    case .back: .escape
    case .custom(let names): .custom(names)
    case .deleteBackward: .deleteBackward(1)
    case .dictate: .startDictation
    case .endEditing: .endEditing
    case .home: .home
    case .appSwitcher: .appSwitcher
    default: nil
    }
  }

  /// Whether the views around are asked when the element does nothing.
  fileprivate var goesUp: Bool {
    switch self {
    case .scroll, .back: true
    default: false
    }
  }
}

extension Point {
  /// The end of a swipe; its length is an assumption.
  fileprivate func flicked(_ direction: ScrollDirection) -> Point {
    let length = 150.0
    switch direction {
    case .left: return Point(x: x - length, y: y)
    case .right: return Point(x: x + length, y: y)
    case .up, .next: return Point(x: x, y: y - length)
    case .down, .previous: return Point(x: x, y: y + length)
    }
  }
}
