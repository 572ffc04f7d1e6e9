import EarshotTree
import EarshotUIKit

/// The end of the flow: the order is on its way.
struct OrderPlacedScreen: AppScreen {
  let name = PizzaScreen.orderPlaced
  let firstFocus: String? = "placed.title"

  func root(in app: AppContext) -> View {
    let number = app.words.number(ofOrder: 213 + app.shop.orders)
    return .root(
      "placed.root",
      [
        View.label("placed.title", Rect(24, 200, 327, 40), app.words.orderPlaced)
          .font(34, "bold").header(app),
        .label("placed.number", Rect(24, 260, 327, 24), number.printed)
          .adapted(app) { $0.label = number.spoken },
        .label("placed.address", Rect(24, 300, 327, 24), app.shop.address),
        .button("placed.menu", Rect(24, 736, 327, 48), app.words.backToMenu),
      ])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    guard event == .tapped("placed.menu") || (event == .magicTap && app.isAdapted) else {
      return false
    }
    app.replaceAll([MenuScreen()])
    return true
  }
}
