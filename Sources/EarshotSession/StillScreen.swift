public import EarshotTree

/// A capture as an app without code: what UIKit does by itself happens, and what the capture tells
/// that the app handles is handled.
///
/// A control changes its value when it is tapped, adjusted or dragged, a field takes text, also from
/// the keys of a keyboard, scroll views scroll, and alerts of the system close, by each of their
/// buttons too. A method that the app overrides, a custom action and a touch of direct interaction are
/// taken by the app; what it does then is not known, so nothing changes. Where the format cannot tell
/// what the app overrides, it is not known whether anything is done at all. A scroll by a page is
/// posted, and that focus brought a row into sight.
public actor StillScreen: ScreenSource {
  var still: Screen {
    didSet { (hasChanged, isLeftByButton) = (true, nil) }
  }
  /// The nodes of the screen in one row with their places, as they were when somebody asked last.
  private var row: (nodes: ScreenNodes, places: [Element.ID: Int])?
  /// Whether the screen has changed since then.
  private var hasChanged = false
  /// Whether a back button leads away from the screen, until it changes.
  private var isLeftByButton: Bool?
  /// The texts of fields before each change of them, the latest at the end.
  var typed: [(field: Element.ID, value: Property<String>)] = []
  /// How far the content of scroll views was scrolled.
  var offsets: [Element.ID: Point] = [:]
  /// The elements of which somebody knows that the app does nothing with them.
  private var ignoring: Set<Element.ID> = []

  /// Makes a source of a screen.
  public init(_ screen: Screen) {
    still = screen
  }

  /// The screen with what was changed on it.
  public func screen() -> Screen { still }

  /// Changes an element in the place of the code of an app; false when there is none.
  @discardableResult
  public func change(
    _ id: Element.ID, _ change: @Sendable (inout Element) -> Void
  ) -> Bool {
    still.update(id, change)
  }

  /// The nodes of the screen in one row with their places; each focus asks for them.
  func nodesInRow() -> (nodes: ScreenNodes, places: [Element.ID: Int]) {
    if let row, !hasChanged { return row }
    let nodes = ScreenNodes(of: still)
    // As a rule a change leaves the nodes where they are.
    let known = row.flatMap { $0.nodes.hasIdentities(of: nodes) ? $0.places : nil }
    let made = (nodes, known ?? nodes.placesByIdentity)
    (row, hasChanged) = (made, false)
    return made
  }

  /// The nodes from an element up to its root, the element first; empty when there is none.
  func responderChain(from id: Element.ID) -> [Element] {
    let (nodes, places) = nodesInRow()
    return places[id].map(nodes.responderChain) ?? []
  }

  /// Lets an element do nothing, as of an app of which that is known.
  package func ignore(_ id: Element.ID) { ignoring.insert(id) }

  /// Does what UIKit would do without the code of an app.
  public func perform(_ action: ElementAction, on id: Element.ID?) -> ActionResult {
    // After a change the nodes are put in a row at once, so that the next gesture need not wait.
    defer { _ = nodesInRow() }
    guard let id else { return performByApp(action) }
    let (nodes, places) = nodesInRow()
    guard let element = places[id].map({ nodes[$0].element }) else { return .ignored }
    if ignoring.contains(id), action != .reveal { return .ignored }
    if element.handles(action) { return ActionResult(isHandled: true, isKnown: false) }
    let result = performBySystem(action, on: element)
    return result.isHandled || element.isCaptured(action) ? result : .unknown
  }

  /// Does what is asked of no element: the handlers of the application, and scrolling.
  private func performByApp(_ action: ElementAction) -> ActionResult {
    switch action {
    case .undo: return undoTyping()
    case _ where action.isTaken(by: still.handlers):
      return ActionResult(isHandled: true, isKnown: false)
    default: return scrollWholeScreen(action)
    }
  }

  /// Does what UIKit's own classes do.
  private func performBySystem(_ action: ElementAction, on element: Element) -> ActionResult {
    switch action {
    case .increment: return adjust(element, by: 1)
    case .decrement: return adjust(element, by: -1)
    case .drag(let start, let end): return slide(element, by: end.x - start.x)
    case .activate: return press(element)
    case .tap: return tap(element)
    case .escape: return close(element)
    case .scroll(let direction): return turnPage(of: element.id, direction)
    case .reveal: return reveal(element.id)
    case .type("\n"): return endLine(of: element)
    case .type(let text): return edit(element) { $0 + text }
    case .deleteBackward(let count): return edit(element) { String($0.dropLast(count)) }
    case .replace(let range, let text):
      return edit(element) { $0.replacingCharacters(in: range, with: text) }
    case .endEditing: return endEditing(element)
    case .undo: return undoTyping(in: element.id)
    // Where a rotor of the app leads stands in its code when the capture names no targets.
    case .rotorSearch: return ActionResult(isHandled: true, isKnown: false)
    case .longPress, .preview: return element.has(.notEnabled) ? .ignored : .unknown
    default: return .ignored
    }
  }

  /// A tap changes a control; `accessibilityActivate` of UIKit's classes does nothing by itself.
  private func tap(_ element: Element) -> ActionResult {
    guard !element.has(.notEnabled) else { return .ignored }
    if element.isTextField { return beginEditing(element) }
    if element.has(.keyboardKey) { return press(element) }
    if element.has(.toggleButton) { return toggle(element) }
    let result = choose(element)
    if element.has(.button), !result.isHandled,
      let alert = responderChain(from: element.id).first(where: \.isSystemAlert)
    {
      still.update(alert.id) { $0.isHidden = .given(true) }
      return ActionResult(isHandled: true, isKnown: false)
    }
    // What an app does with the tap stands in its code.
    return result.isHandled ? result : .unknown
  }

  /// An alert of the system closes by itself, and so does a screen that has a back button; what
  /// comes behind that screen is not known.
  private func close(_ element: Element) -> ActionResult {
    if element.isSystemDialog {
      still.update(element.id) { $0.isHidden = .given(true) }
      return ActionResult(isHandled: true)
    }
    guard still.elements.contains(where: { $0.id == element.id }), hasBackButton else {
      return .ignored
    }
    return ActionResult(isHandled: true, isKnown: false)
  }

  private var hasBackButton: Bool {
    if let isLeftByButton { return isLeftByButton }
    let mayBeLeft = nodesInRow().nodes.traits.contains(.backButton)
    let isLeft =
      mayBeLeft
      && still.readingOrder.contains { stop in
        stop.element.has(.backButton)
          && responderChain(from: stop.id).contains { $0.systemContainer == .navigationBar }
      }
    isLeftByButton = isLeft
    return isLeft
  }
}

extension Element {
  /// Whether the capture tells who takes an action: what the app overrides is in its format, or UIKit
  /// alone decides.
  fileprivate func isCaptured(_ action: ElementAction) -> Bool {
    switch action {
    case .activate, .escape, .magicTap, .scroll: handlers.isCaptured
    default: true
    }
  }

  /// Whether the capture tells that the app takes an action.
  fileprivate func handles(_ action: ElementAction) -> Bool {
    if action.isTaken(by: handlers.value ?? []) { return true }
    return switch action {
    case .touch: has(.allowsDirectInteraction)
    case .custom(let names):
      actions(in: Array(names.dropLast())).contains {
        $0.name == names.last && $0.actions.isEmpty
      }
    default: false
    }
  }
}

extension ElementAction {
  /// Whether one of some handlers takes it.
  fileprivate func isTaken(by handlers: [Handler]) -> Bool {
    switch self {
    case .activate: handlers.contains(.activate)
    case .escape: handlers.contains(.escape)
    case .magicTap: handlers.contains(.magicTap)
    case .scroll: handlers.contains(.scroll)
    default: false
    }
  }
}

extension ScreenNodes {
  /// Whether the same identities stand at the same places.
  fileprivate func hasIdentities(of other: ScreenNodes) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.element.id == $1.element.id }
  }
}
