import EarshotSession
import EarshotTree

extension ScreenSourceContract.Check {
  private static let unknown: Element.ID = "earshot: no element has this id"

  private static let actions: [ElementAction] = [
    .activate, .increment, .decrement, .escape, .magicTap, .scroll(.down), .custom(["no action"]),
    .reveal, .tap(Point(x: -1, y: -1), count: 1), .longPress(Point(x: -1, y: -1)), .type(""),
    .deleteBackward(0), .endEditing,
  ]

  /// An element that is gone is no error.
  static let unknownIDsAreIgnored = Self(
    id: "unknown-ids-are-ignored",
    wants: "an action on an id that is not on the screen answers 'ignored' and changes nothing",
    why: "the screen may change between a look and an action; that is no failure of the app"
  ) { probe in
    let before = try await probe.screen()
    var problems: [String] = []
    for action in actions {
      do {
        let result = try await probe.perform(action, on: unknown)
        if result.isHandled { problems.append("\(action) on an unknown id is handled") }
      } catch {
        problems.append("\(error)")
      }
    }
    if try await probe.screen() != before {
      problems.append("actions on an unknown id changed the screen")
    }
    return problems
  }

  /// The app as a whole may be asked.
  static let theAppAsAWholeIsAsked = Self(
    id: "the-app-as-a-whole-is-asked",
    wants: "every action on nil, the app as a whole, is answered, handled or not",
    why: "scrub, magic tap and scrolling reach the app when no element has handled them"
  ) { probe in
    var problems: [String] = []
    for action in actions {
      do { _ = try await probe.perform(action, on: nil) } catch { problems.append("\(error)") }
    }
    return problems
  }

  /// Only adjustable elements are adjusted.
  static let othersAreNotAdjusted = Self(
    id: "others-are-not-adjusted",
    wants: "increment and decrement of an element without the trait adjustable are not handled",
    why: "the next element up is asked only when this one has not handled the action"
  ) { probe in
    let screen = try await probe.screen()
    let others = screen.readingOrder.map(\.element).filter { !$0.has(.adjustable) }
    var problems: [String] = []
    for element in others.prefix(20) {
      for action in [ElementAction.increment, .decrement] {
        let result = try await probe.perform(action, on: element.id)
        if result.isHandled { problems.append("\(action) of '\(element.id)' is handled") }
      }
    }
    return problems
  }

  /// What the reading order shows can be asked.
  static let everyStopIsAsked = Self(
    id: "every-stop-is-asked",
    wants: "reveal of every stop is answered and keeps the stop on the screen",
    why: "focus scrolls to an element before it is spoken; it must not vanish by that"
  ) { probe in
    var problems: [String] = []
    for stop in try await probe.screen().readingOrder.prefix(50) {
      _ = try await probe.perform(.reveal, on: stop.id)
      if try await probe.screen()[stop.id] == nil {
        problems.append("'\(stop.id)' is gone after reveal")
      }
    }
    return problems
  }

  /// Focus is sent where something is.
  static let changesNameElements = Self(
    id: "changes-name-elements",
    wants: "the element that a screenChanged or layoutChanged sends focus to is on the screen",
    why: "focus would fall back to the first element, and the listener loses the place"
  ) { probe in
    var problems: [String] = []
    for stop in try await probe.screen().readingOrder.prefix(20) {
      guard try await probe.screen()[stop.id] != nil else { continue }
      let result = try await probe.perform(.activate, on: stop.id)
      let screen = try await probe.screen()
      for case let id? in result.changes.filter({ $0.delay == 0 }).map(\.change.focus)
      where screen[id] == nil {
        problems.append("activating '\(stop.id)' sends focus to '\(id)', which is not there")
      }
    }
    return problems
  }
}

extension ScreenChange {
  /// The element to which focus is sent.
  fileprivate var focus: Element.ID? {
    switch self {
    case .screenChanged(let focus, _), .layoutChanged(let focus, _): focus
    default: nil
    }
  }
}
