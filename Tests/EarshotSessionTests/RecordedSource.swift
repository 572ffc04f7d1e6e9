import EarshotSession
import EarshotTree

/// A source that notes when calls begin and end, and takes its time in between.
actor RecordedSource: ScreenSource {
  private let still: StillScreen
  private var depth = 0
  /// Whether two calls were ever inside at once.
  private(set) var hasOverlapped = false
  /// The custom actions that were performed, in order.
  private(set) var performed: [String] = []

  init(_ screen: Screen) { still = StillScreen(screen) }

  func screen() async -> Screen { await inside { await still.screen() } }

  func perform(_ action: ElementAction, on id: Element.ID?) async -> ActionResult {
    await inside {
      if case .custom(let names) = action { performed += names }
      return await still.perform(action, on: id)
    }
  }

  func advance(by seconds: Double) async -> [TimedChange] { await inside { [] } }

  private func inside<Answer>(_ body: () async -> Answer) async -> Answer {
    depth += 1
    defer { depth -= 1 }
    if depth > 1 { hasOverlapped = true }
    await Task.yield()
    return await body()
  }
}
