import EarshotTree
import EarshotUIKit

/// The cover of the chapter on gestures: a picture, two choices and a button.
struct FourStepsScreen: AppScreen {
  let name = PizzaScreen.fourSteps

  func root(in app: AppContext) -> View {
    let recipe = app.shop.recipe
    let picture = View.image("pizza", Rect(28, 60, 320, 320), recipe.product.image).adapted(app) {
      $0.isElement = true
      $0.label = app.words.picture(ofPizza: recipe.product.name(app.words))
      $0.traits = .image
    }
    return .root(
      "fs.root",
      [
        picture,
        View("UISegmentedControl", id: "size", frame: Rect(24, 420, 327, 40))
          .choice(
            app, app.words.size, app.words.sizes(of: recipe.product.kind), recipe.size),
        View("UISegmentedControl", id: "dough", frame: Rect(24, 480, 327, 40))
          .choice(app, app.words.dough, app.words.doughs, recipe.dough),
        .button("buy", Rect(24, 736, 327, 48), app.words.buy),
      ])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    switch event {
    case .adjusted("size", let step):
      if app.shop.recipe.resize(by: step) { app.announcePriceIfAdapted() }
    case .adjusted("dough", let step): _ = app.shop.recipe.knead(to: app.shop.recipe.dough + step)
    case .activated("size"), .activated("dough"): return app.isAdapted
    case .tapped("buy"):
      _ = app.shop.cart.add(app.shop.recipe)
      app.announce(app.words.added(app.shop.recipe.product.name(app.words)))
    default: return false
    }
    return true
  }
}
