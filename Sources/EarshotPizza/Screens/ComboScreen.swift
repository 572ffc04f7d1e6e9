import EarshotTree
import EarshotUIKit

/// The builder of a combo: three pizzas for one price, each of them chosen.
struct ComboScreen: AppScreen {
  let name = PizzaScreen.combo
  let presentation = Presentation.pushed
  let firstFocus: String? = "nav.title"

  private static let pizzas: [Product] = [.pepperoni, .ham, .margherita, .crazy]
  /// The place of the pizza that is chosen for each part, from 0.
  private var chosen = [0, 1, 2]

  func root(in app: AppContext) -> View {
    .root(
      "combo.root",
      [NavigationBar.view(app.words.title(of: name), app)]
        + chosen.indices.map { part($0, y: 100 + Double($0) * 128, app) } + [buyButton(app)])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    switch event {
    case .tapped("nav.back"): app.pop()
    case .tapped("buyButton"): app.announce(app.words.added(buy(in: &app)))
    case .magicTap where app.isAdapted:
      _ = buy(in: &app)
      app.push(CartScreen())
    case .tapped(let id):
      guard let part = part(of: id) else { return false }
      chosen[part] = (chosen[part] + 1) % Self.pizzas.count
    case .adjusted(let id, let step):
      guard let part = part(of: id) else { return false }
      chosen[part] = min(max(chosen[part] + step, 0), Self.pizzas.count - 1)
    // A tap at the middle would take the next pizza.
    case .activated(let id): return app.isAdapted && part(of: id) != nil
    default: return false
    }
    return true
  }

  /// The part that a view of an identity such as `part.1.change` belongs to.
  private func part(of id: String) -> Int? {
    let parts = id.split(separator: ".")
    guard parts.count >= 2, parts[0] == "part", let index = Int(parts[1]),
      chosen.indices.contains(index)
    else { return nil }
    return index
  }

  /// Puts the combo into the cart and tells its name.
  private func buy(in app: inout AppContext) -> String {
    _ = app.shop.cart.add(Recipe(.three))
    return Product.three.name(app.words)
  }

  private func names(_ app: AppContext) -> [String] { Self.pizzas.map { $0.name(app.words) } }

  /// A part of the combo: adapted, one element whose value is the pizza.
  private func part(_ index: Int, y: Double, _ app: AppContext) -> View {
    let id = "part.\(index)"
    let pizza = Self.pizzas[chosen[index]]
    return View.plain(
      id, Rect(16, y, 343, 112),
      [
        .image("\(id).image", Rect(16, y, 112, 112), pizza.image),
        .label("\(id).place", Rect(144, y + 8, 215, 18), app.words.comboParts[index]),
        .label("\(id).name", Rect(144, y + 30, 215, 22), pizza.name(app.words)),
        .button("\(id).change", Rect(144, y + 60, 120, 44), app.words.change),
      ]
    ).choice(app, app.words.comboParts[index], names(app), chosen[index])
  }

  private func buyButton(_ app: AppContext) -> View {
    let price = Product.three.lowestPrice
    return .button(
      "buyButton", Rect(24, 736, 327, 48), app.words.toCart(for: app.words.sign(price))
    )
    .colored("#FFFFFF", on: "#ED7933")
    .adapted(app) {
      $0.label = app.words.toCart(for: app.words.spoken(price))
      $0.value = chosen.map { Self.pizzas[$0].name(app.words) }.joined(separator: ", ")
    }
  }
}
