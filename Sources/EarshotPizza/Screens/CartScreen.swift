import EarshotTree
import EarshotUIKit

/// All lines of the cart, their sum and the way to the delivery.
struct CartScreen: AppScreen {
  let name = PizzaScreen.cart
  let presentation = Presentation.pushed
  let firstFocus: String? = "nav.title"

  func root(in app: AppContext) -> View {
    let lines = app.shop.cart.lines
    guard !lines.isEmpty else {
      return .root(
        "cart.root",
        [
          NavigationBar.view(app.words.cart, app),
          .label("cart.empty", Rect(24, 352, 327, 22), app.words.emptyCart),
        ])
    }
    let rows = lines.indices.map {
      CartRow.view(lines[$0], y: 88 + Double($0) * CartRow.height, app)
    }
    return .root(
      "cart.root",
      [NavigationBar.view(app.words.cart, app), .table("cart", Rect(0, 88, 375, 560), rows)]
        + OrderCost.views(y: 668, app)
        + [
          .button("checkout", Rect(24, 736, 327, 48), app.words.checkout)
            .colored("#FFFFFF", on: "#ED7933")
        ])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    switch event {
    case .tapped("nav.back"): app.pop()
    case .tapped("checkout"),
      .magicTap where app.isAdapted:
      guard !app.shop.cart.lines.isEmpty else { return false }
      app.push(DeliveryScreen())
    default: return CartRow.handle(event, in: &app)
    }
    return true
  }
}
