public import EarshotTree

/// Still screens joined by what leads from one to another, as in a designer's prototype.
public actor ScreenFlow: ScreenSource {
  /// A step from one screen to another.
  public struct Step: Hashable, Sendable {
    /// The screen it starts from, by name.
    public var from: String
    /// The element that is activated; `nil` is escape from anywhere on the screen.
    public var element: Element.ID?
    /// The screen it leads to, by name.
    public var to: String

    /// Makes a step; without an element it is taken by escape.
    public init(from: String, element: Element.ID?, to: String) {
      self.from = from
      self.element = element
      self.to = to
    }
  }

  private let stills: [String: StillScreen]
  private let steps: [Step]
  /// The name of the screen that is shown.
  public private(set) var current: String

  /// Makes a flow that begins on a screen.
  ///
  /// `nil` if a name of a step, or the first name, is no screen.
  public init?(screens: [String: Screen], steps: [Step], startingAt first: String) {
    let names = Set(screens.keys)
    guard names.contains(first),
      steps.allSatisfy({ names.contains($0.from) && names.contains($0.to) })
    else { return nil }
    stills = screens.mapValues(StillScreen.init)
    self.steps = steps
    current = first
  }

  /// The screen that is shown.
  public func screen() async -> Screen { await still.screen() }

  /// Takes a step, or does what UIKit would do by itself.
  public func perform(_ action: ElementAction, on id: Element.ID?) async -> ActionResult {
    if let step = await step(for: action, on: id) {
      current = step.to
      return ActionResult(isHandled: true, changes: [TimedChange(.screenChanged())])
    }
    return await still.perform(action, on: id)
  }

  private var still: StillScreen { stills[current] ?? StillScreen(Screen(elements: [])) }

  private func step(for action: ElementAction, on id: Element.ID?) async -> Step? {
    let own = steps.filter { $0.from == current }
    switch action {
    case .escape: return own.first { $0.element == nil }
    case .activate, .tap: return own.first { $0.element != nil && $0.element == id }
    default: return nil
    }
  }
}
