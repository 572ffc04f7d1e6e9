import EarshotSession
import EarshotTree

/// A small app with code: a size that is adjusted, a cart that announces, a badge that is silent.
actor PizzaSource: ScreenSource {
  private let sizes = ["Small", "Medium", "Large"]
  private var size = 0
  private var count = 0
  private let delay: Double

  init(announcingAfter delay: Double = 0.15) { self.delay = delay }

  func screen() throws -> Screen {
    try Screen(
      notation: """
        header "Pizza" id title
        adjustable "Size" id size value "\(sizes[size])"
        button "Add to cart" id add
        text "Cart" id cart value "\(count)"
        button "Close" id close
        """)
  }

  func perform(_ action: ElementAction, on id: Element.ID?) -> ActionResult {
    switch (action, id) {
    case (.increment, "size"): resize(by: 1)
    case (.decrement, "size"): resize(by: -1)
    case (.activate, "add"): add()
    default: .ignored
    }
  }

  private func resize(by step: Int) -> ActionResult {
    size = min(max(size + step, 0), sizes.count - 1)
    return ActionResult(isHandled: true)
  }

  private func add() -> ActionResult {
    count += 1
    return ActionResult(
      isHandled: true,
      changes: [TimedChange(.announcement("\(count) in the cart"), after: delay)])
  }
}
