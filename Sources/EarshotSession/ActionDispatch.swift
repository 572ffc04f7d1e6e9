package import EarshotTree

/// The dispatch of an action: from an element up to its root until somebody handles it; the
/// application is asked last where UIKit does so.
///
/// An activation that nobody handles ends as a tap at the activation point, as UIKit does it.
package struct ActionDispatch: Hashable, Sendable {
  /// The action that is dispatched.
  package let action: ElementAction
  /// The element that is asked first, as it was before; `nil` is the app as a whole.
  package let before: Element?
  /// Those that are asked next, nearest first.
  private var chain: ArraySlice<Element.ID>
  private var isTapped = false
  /// Whether the application is still to be asked.
  private var asksApp: Bool

  /// Asks an element, and those around it when it goes up; without an element, the windows.
  package init(
    _ action: ElementAction, of element: Element?, on screen: OrderedScreen, goesUp: Bool = true
  ) {
    self.action = action
    before = element
    asksApp = goesUp && element != nil && [.magicTap, .escape].contains(action)
    guard goesUp else {
      chain = []
      return
    }
    let ids = element.map { screen.responderChain(from: $0.id).map(\.id) }
    chain = ids?.dropFirst() ?? screen.screen.elements.reversed().map(\.id)[...]
  }

  /// The first request to the app.
  package var first: Response { .perform(action, before?.id) }

  /// The action that the app is asked for next after an answer; `nil` if that is all.
  package mutating func next(after result: ActionResult, on screen: OrderedScreen) -> Response? {
    guard !result.isHandled else { return nil }
    if let id = chain.popFirst() { return .perform(action, id) }
    if asksApp {
      asksApp = false
      return .perform(action, nil)
    }
    guard action == .activate, !isTapped, let before else { return nil }
    isTapped = true
    guard let point = before.effectiveActivationPoint else {
      return .perform(.tap(.zero, count: 1), before.id)
    }
    // The tap goes to what really lies at the point.
    return .perform(.tap(point, count: 1), screen.topmostElement(at: point)?.id ?? before.id)
  }
}
