public import EarshotTree

/// An app, or what stands for one: it shows a screen and answers actions.
///
/// A still capture answers the same screen for ever; a live source changes.
public protocol ScreenSource: Sendable {
  /// The screen as it is now. Throws when the app cannot be asked.
  func screen() async throws -> Screen

  /// Does what a technology asks, on an element or, for `nil`, on the app as a whole.
  ///
  /// Throws when the app cannot be asked; an app that does not react answers ``ActionResult/ignored``.
  func perform(_ action: ElementAction, on id: Element.ID?) async throws -> ActionResult

  /// Lets time pass in the app and answers what it posted meanwhile, each with its delay from the
  /// beginning of the stretch, in seconds.
  func advance(by seconds: Double) async throws -> [TimedChange]
}

extension ScreenSource {
  /// Nothing happens by itself; nothing is thrown.
  public func advance(by seconds: Double) async throws -> [TimedChange] { [] }
}

/// An app that asks whether VoiceOver runs, `UIAccessibility.isVoiceOverRunning`.
package protocol AsksForVoiceOver: ScreenSource {
  /// Learns whether VoiceOver runs; until then it does not.
  func setVoiceOver(isRunning: Bool) async
}

/// The result of an action.
public struct ActionResult: Hashable, Sendable {
  /// Whether the element handled the action; if not, the next one up is asked.
  public var isHandled: Bool
  /// Whether it is known what the app does: a capture does not hold its code, and many formats do not
  /// even tell whether there is any.
  package var isKnown: Bool
  /// The changes that the app posted because of it.
  public var changes: [TimedChange]

  /// The element did nothing.
  public static let ignored = ActionResult(isHandled: false)
  /// Nothing tells whether the element does something.
  package static let unknown = ActionResult(isHandled: false, isKnown: false)

  /// Makes a result.
  public init(isHandled: Bool, isKnown: Bool = true, changes: [TimedChange] = []) {
    self.isHandled = isHandled
    self.isKnown = isKnown
    self.changes = changes
  }
}
