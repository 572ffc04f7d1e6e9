import EarshotSession
import EarshotTree

/// An app that shows a button and dies of it.
struct DyingSource: ScreenSource {
  struct Gone: Error {}

  /// Whether it does not answer at all.
  var isSilent = false

  func screen() throws -> Screen { try Screen(notation: "button \"A\" id a") }

  func perform(_ action: ElementAction, on id: Element.ID?) async throws -> ActionResult {
    guard action == .reveal else {
      if isSilent { try await Task.sleep(for: .seconds(60)) }
      throw Gone()
    }
    return .ignored
  }
}
