import EarshotSession
import EarshotTree

/// A source that stops answering: it throws or hangs, from a call on, for a number of calls.
actor FaultySource: ScreenSource {
  struct Gone: Error {}

  enum Fault {
    case throwing
    case hanging
  }

  private let still: StillScreen
  private let fault: Fault
  private let failing: Range<Int>
  /// How often it was asked.
  private(set) var callCount = 0

  init(_ screen: Screen, _ fault: Fault = .throwing, failing: Range<Int>) {
    still = StillScreen(screen)
    self.fault = fault
    self.failing = failing
  }

  func screen() async throws -> Screen {
    try await answer()
    return await still.screen()
  }

  func perform(_ action: ElementAction, on id: Element.ID?) async throws -> ActionResult {
    try await answer()
    return await still.perform(action, on: id)
  }

  func advance(by seconds: Double) async throws -> [TimedChange] {
    try await answer()
    return []
  }

  private func answer() async throws {
    callCount += 1
    guard failing.contains(callCount) else { return }
    switch fault {
    case .throwing: throw Gone()
    case .hanging: try await Task.sleep(for: .seconds(3600))
    }
  }
}
