import EarshotSession
import EarshotTree

/// A product card: a size, a button and a cart.
public actor PizzaApp: ScreenSource {
  private let sizes = [("Small", 12), ("Medium", 16), ("Large", 20)]
  private var size = 0
  private var count = 0

  /// Opens the card of the pepperoni.
  public init() {}

  /// The card as it is now.
  public func screen() throws -> Screen {
    try Screen(
      notation: """
        screen 375x812 en
        header "Pepperoni" id title
        adjustable "Size" id size value "\(sizes[size].0), \(size + 1) of \(sizes.count)"
        button "Add to cart, \(sizes[size].1) dollars" id add
        button "Cart" id cart value "\(count)"
        """)
  }

  /// Changes the size, or adds the pizza to the cart.
  public func perform(_ action: ElementAction, on id: Element.ID?) -> ActionResult {
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

  /// VoiceOver speaks the button after a tap, so the announcement comes a little later.
  private func add() -> ActionResult {
    count += 1
    let added = ScreenChange.announcement("Added, \(count) in the cart")
    return ActionResult(isHandled: true, changes: [TimedChange(added, after: 0.15)])
  }
}
