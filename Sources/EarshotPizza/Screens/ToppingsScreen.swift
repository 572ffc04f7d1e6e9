import EarshotTree
import EarshotUIKit

/// What can be added to a pizza: three cells of a picture, a name and a price.
struct ToppingsScreen: AppScreen {
  let name = PizzaScreen.toppings
  let presentation = Presentation.pushed
  let firstFocus: String? = "title"

  private static let places: [(topping: Topping, x: Double)] = [
    (.crust, 28), (.mushrooms, 142), (.mozzarella, 256),
  ]

  func root(in app: AppContext) -> View {
    .root(
      "toppings.root",
      [
        .label("title", Rect(28, 124, 319, 26), app.words.addToPizza)
          .font(20, "semibold").header(app),
        .collection(
          "toppings", Rect(0, 156, 375, 176),
          Self.places.map { cell($0.topping, x: $0.x, app) }),
      ])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    guard case .tapped(let id) = event,
      let topping = Self.places.first(where: { $0.topping.id.rawValue == id })?.topping
    else { return false }
    app.shop.recipe.toggle(topping)
    app.announcePriceIfAdapted()
    return true
  }

  private func cell(_ topping: Topping, x: Double, _ app: AppContext) -> View {
    let id = topping.id.rawValue
    let words = app.words
    let isAllowed = app.shop.recipe.allows(topping)
    let isAdded = app.shop.recipe.added.contains(topping)
    let color = isAllowed ? "#000000" : "#AAA9AD"
    var parts: [View] = [
      .image("\(id).image", Rect(x + 8, 170, 86, 78), "topping_\(id)")
        .with { $0.alpha = isAllowed ? 1 : 0.3 },
      .label("\(id).name", Rect(x + 4, 264, 94, 18), topping.name(words)).font(13).colored(color),
      .label("\(id).price", Rect(x + 28, 292, 46, 20), words.sign(topping.price))
        .font(15).colored(color),
    ]
    if isAdded { parts.append(.image("\(id).tick", Rect(x + 76, 168, 18, 18), "ic_check")) }
    var traits = Traits.button
    if isAdded { traits.insert(.selected) }
    if !isAllowed { traits.insert(.notEnabled) }
    return View.item(id, Rect(x, 160, 104, 164), parts)
      .selected(isAdded).enabled(isAllowed).tappable(isAllowed)
      .merged(app, topping.name(words), value: words.spoken(topping.price), traits)
  }
}
