import EarshotTree
import EarshotUIKit

/// The menu of the first article: a bare 24, two offers and two pizzas.
struct FirstArticleMenuScreen: AppScreen {
  let name = PizzaScreen.menuFirstArticle

  func root(in app: AppContext) -> View {
    .root(
      "menu19.root",
      [
        .button("city", Rect(16, 52, 90, 30), app.shop.city),
        .button("dodoRubles", Rect(309, 52, 50, 30), "24").adapted(app) {
          $0.label = app.words.coins
          $0.value = "24"
        },
        .collection(
          "offers", Rect(0, 92, 375, 130),
          [
            offer(1, app.words.gift, x: 16, app),
            offer(2, Product.couple.name(app.words), x: 316, app),
          ]),
        .table(
          "list", Rect(0, 230, 375, 499),
          [row("p1", .pepperoni, y: 230, app), row("p2", .margherita, y: 380, app)]),
        TabBar.view(app),
      ])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    guard case .tapped(let id) = event else { return false }
    switch id {
    case "city": app.push(CityListScreen())
    case "dodoRubles": app.push(DodoRublesScreen())
    case "offer.1": app.push(SpecialOfferScreen(offer: .punch))
    case "offer.2": app.push(SpecialOfferScreen(offer: .product(.couple)))
    case "p1", "p1.price": open(.pepperoni, in: &app)
    case "p2", "p2.price": open(.margherita, in: &app)
    default: return TabBar.open(id, in: &app)
    }
    return true
  }

  private func open(_ product: Product, in app: inout AppContext) {
    app.shop.recipe = Recipe(product)
    app.push(CardScreen(product))
  }

  private func offer(_ number: Int, _ title: String, x: Double, _ app: AppContext) -> View {
    View.item(
      "offer.\(number)", Rect(x, 97, 290, 120),
      [
        .image("offer.\(number).img", Rect(x, 97, 290, 120), "offer\(number)"),
        .label("offer.\(number).label", Rect(x + 134, 187, 140, 20), title),
      ]
    ).merged(app, title)
  }

  private func row(_ id: String, _ product: Product, y: Double, _ app: AppContext) -> View {
    let words = app.words
    return View.row(
      id, Rect(0, y, 375, 150),
      [
        .image("\(id).image", Rect(16, y + 15, 120, 120), "pizza_\(id)"),
        .label("\(id).title", Rect(150, y + 15, 209, 22), product.name(words)),
        .label("\(id).desc", Rect(150, y + 40, 209, 54), product.details(words))
          .font(14).colored("#949494"),
        .button(
          "\(id).price", Rect(150, y + 102, 110, 32), words.from(words.sign(product.lowestPrice))
        )
        .colored("#C96C4E"),
      ]
    ).merged(
      app, "\(product.name(words)), \(words.spokenFrom(product.lowestPrice))",
      value: product.details(words))
  }
}
