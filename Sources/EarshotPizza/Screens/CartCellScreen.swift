import EarshotTree
import EarshotUIKit

/// The only line of a cart.
struct CartCellScreen: AppScreen {
  let name = PizzaScreen.cartCell

  func root(in app: AppContext) -> View {
    let lines = app.shop.cart.lines
    let rows = lines.indices.map {
      CartRow.view(lines[$0], y: 200 + Double($0) * CartRow.height, app)
    }
    return .root("cc.root", [.table("cart", Rect(0, 200, 375, 160), rows)])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    CartRow.handle(event, in: &app)
  }
}
