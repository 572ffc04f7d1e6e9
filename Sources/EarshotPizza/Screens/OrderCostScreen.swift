import EarshotTree
import EarshotUIKit

/// The sum of the order in a row, and the button that pays it.
struct OrderCostScreen: AppScreen {
  let name = PizzaScreen.orderCost

  func root(in app: AppContext) -> View {
    .root("cost.root", OrderCost.views(y: 668, app) + [OrderCost.payButton(app)])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    guard event == .tapped("pay") || (event == .magicTap && app.isAdapted) else { return false }
    app.push(LoadingScreen(destination: .orderPlaced))
    return true
  }
}

/// The sum of the order, wherever it stands.
enum OrderCost {
  static func payButton(_ app: AppContext) -> View {
    View.button("pay", Rect(20, 706, 335, 46), app.words.applePay).colored("#FFFFFF", on: "#000000")
  }

  /// Name and value: one element with the frame of both.
  static func views(y: Double, _ app: AppContext) -> [View] {
    let total = app.shop.cart.total
    return [
      View.label("costTitle", Rect(20, y, 150, 22), app.words.total).adapted(app) {
        $0.label = app.words.total
        $0.value = app.words.spoken(total)
        $0.frame = Rect(20, y - 8, 335, 40)
      },
      View.label("costValue", Rect(300, y, 55, 22), app.words.sign(total)).adapted(app) {
        $0.isElement = false
      },
    ]
  }
}
