import EarshotTree
import EarshotUIKit

/// A button that says what is bought, for those who do not see the screen around it.
struct SummaryButtonScreen: AppScreen {
  let name = PizzaScreen.summaryButton

  func root(in app: AppContext) -> View {
    let recipe = app.shop.recipe
    let words = app.words
    let button = View.button(
      "buy", Rect(24, 736, 327, 48), words.buy(for: words.sign(recipe.price))
    )
    .adapted(app) {
      $0.label = words.buy
      $0.value = words.summary(
        adding: recipe.objects(words), price: words.spoken(recipe.price))
    }
    return .root("summ.root", [button])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    guard event == .tapped("buy") || (event == .magicTap && app.isAdapted) else { return false }
    _ = app.shop.cart.add(app.shop.recipe)
    if event == .magicTap {
      app.push(CartScreen())
    } else {
      app.announce(app.words.added(app.shop.recipe.product.name(app.words)))
    }
    return true
  }
}
