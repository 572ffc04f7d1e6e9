import EarshotTree
import EarshotUIKit

/// A product with all that can be chosen of it.
struct CardScreen: AppScreen {
  /// The offer of a crust comes once.
  private var isCrustOffered = false
  /// Whether the product is in the cart as it stands.
  private var isBought = false

  let name: PizzaScreen
  let presentation = Presentation.presented
  let firstFocus: String? = "title"
  /// The purchase button lies over the end of the content.
  let bottomInsets = ["contentScrollView": 88.0]

  init(_ product: Product) {
    name = product.kind == .drink ? .drinkCard : .pizzaCard
  }

  func root(in app: AppContext) -> View {
    View.root(
      "card.root",
      [
        CardContent(app: app).view,
        .button("closeButton", Rect(24, 52, 44, 44), image: "iClose").named(app, app.words.close),
        .button("cartButton", Rect(307, 52, 44, 44), image: "iCart").named(app, app.words.toCart),
        .plain("purchaseView", Rect(0, 724, 375, 88), [buyButton(app)]),
      ]
    ).adapted(app) {
      $0.elements = ["closeButton", "cartButton", "contentScrollView", "purchaseView"]
        .map { .id($0) }
      $0.handlers = [.escape, .magicTap]
    }
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    switch event {
    case .tapped(let id): return tap(id, in: &app)
    case .adjusted("size", let step): return resize(to: app.shop.recipe.size + step, in: &app)
    case .adjusted("dough", let step): return knead(to: app.shop.recipe.dough + step, in: &app)
    // A tap at the middle would choose the segment that lies there.
    case .activated("size"), .activated("dough"): return app.isAdapted
    // The purchase button may lie over the middle of the cell.
    case .activated(let id): return app.isAdapted && toggle(id, in: &app)
    case .magicTap where app.isAdapted: return goOn(in: &app)
    default: return false
    }
  }

  /// The card is long; the book says only which end is in sight.
  func scrollStatus(of scroller: String, offset: Point, in app: AppContext) -> String? {
    guard scroller == "contentScrollView" else { return nil }
    return offset.y > 0 ? app.words.bottom : app.words.top
  }

  private func buyButton(_ app: AppContext) -> View {
    let recipe = app.shop.recipe
    return .button(
      "buyButton", Rect(24, 736, 327, 48), app.words.toCart(for: app.words.sign(recipe.price))
    )
    .colored("#FFFFFF", on: "#ED7933")
    .adapted(app) {
      $0.label = app.words.toCart(for: app.words.spoken(recipe.price))
      $0.value = recipe.summary(app.words)
    }
  }
}

extension CardScreen {
  private mutating func tap(_ id: String, in app: inout AppContext) -> Bool {
    switch id {
    case "closeButton": app.pop()
    case "cartButton": app.push(CartScreen())
    case "infoButton": app.push(NutritionScreen())
    case "remove": app.push(IngredientsScreen())
    case "buyButton": buy(goesOn: false, in: &app)
    default: return choose(id, in: &app)
    }
    return true
  }

  private mutating func choose(_ id: String, in app: inout AppContext) -> Bool {
    let parts = id.split(separator: ".")
    if parts.count == 2, let index = Int(parts[1]) {
      return parts[0] == "size" ? resize(to: index, in: &app) : knead(to: index, in: &app)
    }
    return toggle(id, in: &app)
  }

  private mutating func toggle(_ id: String, in app: inout AppContext) -> Bool {
    let recipe = app.shop.recipe
    guard let topping = recipe.product.toppings.first(where: { $0.id.rawValue == id }),
      recipe.allows(topping)
    else { return false }
    app.shop.recipe.toggle(topping)
    return changed(in: &app)
  }

  private mutating func resize(to size: Int, in app: inout AppContext) -> Bool {
    guard app.shop.recipe.resize(to: size) else { return true }
    return changed(in: &app)
  }

  private mutating func knead(to dough: Int, in app: inout AppContext) -> Bool {
    if app.shop.recipe.knead(to: dough) { isBought = false }
    return true
  }

  /// Another price is announced where it cannot be seen.
  private mutating func changed(in app: inout AppContext) -> Bool {
    isBought = false
    app.announcePriceIfAdapted()
    return true
  }

  /// The next step of the flow: into the cart, or to it when the product is there.
  private mutating func goOn(in app: inout AppContext) -> Bool {
    if isBought { app.push(CartScreen()) } else { buy(goesOn: true, in: &app) }
    return true
  }

  private mutating func buy(goesOn: Bool, in app: inout AppContext) {
    let recipe = app.shop.recipe
    let line = app.shop.cart.add(recipe)
    isBought = true
    if recipe.product == .pepperoni, recipe.allowsCrust, !isCrustOffered {
      isCrustOffered = true
      app.push(SpecialOfferScreen(offer: .crust(line: line)))
    } else if goesOn {
      app.push(CartScreen())
    } else {
      app.announce(app.words.added(recipe.product.name(app.words)))
    }
  }
}
