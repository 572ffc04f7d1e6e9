package import EarshotSession
package import EarshotTree

/// The app of the source documents, live and in memory, for sessions to be held with.
///
/// Both builds share state and logic; they differ in their views and in what they post. Time passes
/// only in ``advance(by:)``, so two apps that are asked the same answer the same.
package actor PizzaApp: AsksForVoiceOver {
  /// The knowledge of accessibility with which the app is built.
  package enum Build: String, Hashable, Sendable, CaseIterable {
    /// Nothing but the defaults of UIKit.
    case before
    /// The work that the sources prescribe.
    case after
  }

  private var runtime: AppRuntime

  /// Starts the app.
  ///
  /// - Parameters:
  ///   - build: which of the two apps.
  ///   - startingAt: the screen on display, with what its example takes for granted.
  ///   - language: the language of its texts.
  package init(
    build: Build, startingAt: PizzaScreen = .menu, language: PizzaLanguage = .russian
  ) {
    runtime = startingAt.start(in: build, language)
  }

  /// The screen of a name such as `toppings`, `pizza/toppings` or `pizza`, which is the menu.
  package static func screenNamed(_ name: String) -> PizzaScreen? {
    let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.first == "pizza" else { return PizzaScreen(name) }
    return parts.count == 1 ? .menu : PizzaScreen(String(parts[1]))
  }

  /// The name of the screen on display.
  package var current: PizzaScreen { runtime.top.screen.name }

  /// The screen that the app exposes now.
  package func screen() -> Screen { runtime.screen }

  /// Does what a technology asks, on an element or, for `nil`, on the app as a whole.
  package func perform(_ action: ElementAction, on id: Element.ID?) -> ActionResult {
    runtime.perform(action, on: id?.rawValue)
  }

  /// Learns whether VoiceOver runs, on which it depends how long a message stays.
  package func setVoiceOver(isRunning: Bool) {
    runtime.context.isVoiceOverRunning = isRunning
  }

  // Asynchronous, or else a call from outside would find the default of the protocol first.
  /// Lets time pass, in seconds: loading ends, the timer runs.
  package func advance(by seconds: Double) async -> [TimedChange] {
    runtime.advance(by: seconds)
  }
}
