import EarshotTree
import EarshotUIKit

/// A button that says what is bought, for those who do not see the screen around it.
struct SummaryButtonScreen: AppScreen {
  let name = PizzaScreen.summaryButton

  func root(in app: AppContext) -> View {
    let recipe = app.shop.recipe
    let added = recipe.added.map { "Добавить \($0.object)" }.joined(separator: ", ")
    let button = View.button("buy", Rect(24, 736, 327, 48), "Купить за \(recipe.price.sign)")
      .adapted(app) {
        $0.label = "Купить"
        $0.value = "\(added), убрать халапеньо. Цена \(recipe.price.words)"
      }
    return .root("summ.root", [button])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    guard event == .tapped("buy") || (event == .magicTap && app.isAdapted) else { return false }
    _ = app.shop.cart.add(app.shop.recipe)
    if event == .magicTap {
      app.push(CartScreen())
    } else {
      app.announce("Добавили в корзину, \(app.shop.recipe.product.name)")
    }
    return true
  }
}
