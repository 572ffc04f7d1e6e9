import EarshotPizza
import EarshotSession
import EarshotTree
import Testing

/// A user of the app without a technology: what a double tap and the like come down to.
struct Hand {
  let app: PizzaApp

  init(_ build: PizzaApp.Build, at screen: PizzaScreen = .menu) {
    app = PizzaApp(build: build, startingAt: screen)
  }

  func element(_ id: Element.ID) async throws -> Element {
    try #require(await app.screen()[id], "'\(id)' is not on the screen")
  }

  func value(_ id: Element.ID) async throws -> String? { try await element(id).value.value }

  func label(_ id: Element.ID) async throws -> String? { try await element(id).label.value }

  /// Scrolls to an element and activates it, or taps it where it does not answer.
  @discardableResult
  func doubleTap(_ id: Element.ID) async throws -> ActionResult {
    await perform(.reveal, id)
    let activated = await app.perform(.activate, on: id)
    if activated.isHandled { return activated }
    let point = try #require(try await element(id).effectiveActivationPoint)
    return await app.perform(.tap(point, count: 1), on: id)
  }

  @discardableResult
  func perform(_ action: ElementAction, _ id: Element.ID? = nil) async -> ActionResult {
    await app.perform(action, on: id)
  }

  /// Does the same several times and answers what came of the last time.
  @discardableResult
  func perform(_ action: ElementAction, _ id: Element.ID, times: Int) async -> ActionResult {
    for _ in 1..<times { _ = await app.perform(action, on: id) }
    return await app.perform(action, on: id)
  }
}

extension ActionResult {
  /// Handled, with these notifications.
  static func handled(_ changes: TimedChange...) -> ActionResult {
    ActionResult(isHandled: true, changes: changes)
  }
}

extension TimedChange {
  /// Another price as the adapted build tells it: after what is being said.
  static func priced(_ text: String) -> TimedChange {
    TimedChange(.announcement(text, priority: .low), after: 0.1)
  }

  /// An announcement as the adapted build makes it.
  static func said(_ text: String) -> TimedChange {
    TimedChange(.announcement(text), after: 0.1)
  }
}
