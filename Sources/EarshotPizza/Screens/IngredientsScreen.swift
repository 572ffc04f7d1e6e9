import EarshotTree
import EarshotUIKit

/// What can be left out of a pizza.
struct IngredientsScreen: AppScreen {
  let name = PizzaScreen.ingredients
  let presentation = Presentation.pushed
  let firstFocus: String? = "nav.title"

  func root(in app: AppContext) -> View {
    let recipe = app.shop.recipe
    let rows = app.words.product(recipe.product.id).ingredients.enumerated().map {
      index, ingredient in
      let id = "ingredient.\(index)"
      let y = 100 + Double(index) * 52
      let isLeftOut = recipe.removed.contains(index)
      var views = [View.label("\(id).name", Rect(16, y + 16, 280, 20), ingredient)]
      if !isLeftOut { views.append(.image("\(id).tick", Rect(338, y + 18, 16, 16), "ic_tick")) }
      return View.row(id, Rect(0, y, 375, 52), views).selected(!isLeftOut)
        .merged(app, ingredient, isLeftOut ? .button : [.button, .selected])
    }
    return .root(
      "ingredients.root",
      [
        NavigationBar.view(app.words.leaveOut, app),
        .table("ingredients", Rect(0, 100, 375, 600), rows),
      ])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    guard case .tapped(let id) = event else { return false }
    if id == "nav.back" {
      app.pop()
      return true
    }
    let ingredients = app.words.product(app.shop.recipe.product.id).ingredients
    guard let index = Int(id.dropFirst("ingredient.".count)), ingredients.indices.contains(index)
    else { return false }
    app.shop.recipe.toggleIngredient(index)
    return true
  }
}
