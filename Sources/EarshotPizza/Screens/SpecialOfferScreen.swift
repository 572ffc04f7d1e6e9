import EarshotTree
import EarshotUIKit

/// A sheet with an offer over the menu; closing it refuses.
struct SpecialOfferScreen: AppScreen {
  let offer: Offer
  private var isTaken = false

  init(offer: Offer) { self.offer = offer }

  let name = PizzaScreen.specialOffer
  let presentation = Presentation.presented
  let firstFocus: String? = "offer.title"

  func root(in app: AppContext) -> View {
    .root(
      "modal.root",
      [
        background(app),
        View.plain("dim", Rect(0, 0, 375, 812)).with { $0.backgroundAlpha = 0.6 },
        sheet(app),
      ])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    switch event {
    case .tapped("handle"):
      app.pop()
      return true
    case .tapped("show"),
      .magicTap where app.isAdapted:
      apply(in: &app)
      return true
    default: return false
    }
  }

  /// A pizza without the crust is in the cart all the same.
  func didClose(in app: inout AppContext) {
    guard !isTaken, case .crust(let id?) = offer, let line = app.shop.cart[id] else { return }
    app.announce(app.words.added(line.recipe.product.name(app.words)))
  }

  /// Takes the offer and goes on to the cart.
  private mutating func apply(in app: inout AppContext) {
    isTaken = true
    switch offer {
    case .punch: _ = app.shop.cart.add(Recipe(.punch))
    case .product(let product): _ = app.shop.cart.add(Recipe(product))
    case .crust(let line?): app.shop.cart.add(.crust, to: line)
    case .crust(nil): app.shop.recipe = Recipe(.pepperoni, adding: [.crust])
    }
    app.pop()
    if case .crust(nil) = offer { app.push(CardScreen(.pepperoni)) } else { app.push(CartScreen()) }
  }

  private func background(_ app: AppContext) -> View {
    let type = app.shop.orderType
    let segments = Shop.OrderType.allCases.map { each in
      let isFirst = each == .delivery
      return View(
        "UISegment", id: "ot.\(each.rawValue)",
        frame: isFirst ? Rect(32, 117, 156, 30) : Rect(188, 117, 155, 30)
      ).with {
        $0.text = app.words.orderTypes[each.rawValue]
        $0.position = SeriesPosition(index: each.rawValue + 1, count: 2)
      }.selected(each == type)
    }
    return .plain(
      "background", Rect(0, 0, 375, 812),
      [
        .button("city", Rect(16, 66, 86, 24), app.shop.city),
        View("UISegmentedControl", id: "orderType", frame: Rect(32, 117, 311, 30))
          .containing(segments),
        .button("address", Rect(16, 165, 343, 43), app.shop.address),
      ])
  }

  private func sheet(_ app: AppContext) -> View {
    View.plain(
      "sheet", Rect(0, 371, 375, 441),
      [
        .button("handle", Rect(132, 376, 110, 34), image: "ic_chevron_down").colored("#C7C7CC")
          .adapted(app) {
            $0.label = app.words.close
            $0.frame = Rect(0, 371, 375, 40)
          },
        .image("offer.image", Rect(24, 416, 327, 120), offer.image),
        .label("offer.title", Rect(24, 565, 327, 22), offer.title(app.words)).header(app),
        .label("offer.text", Rect(24, 588, 327, 120), offer.text(app)).colored("#535866"),
        .button("show", Rect(24, 733, 327, 46), app.words.show).colored("#FFFFFF", on: "#ED7933"),
      ]
    ).adapted(app) {
      $0.isModal = true
      $0.handlers = [.escape, .magicTap]
    }
  }
}

/// What a sheet offers.
enum Offer: Hashable, Sendable {
  /// The drink of the book.
  case punch
  /// A product of a promotion.
  case product(Product)
  /// A crust for a line of the cart, or for a new pizza.
  case crust(line: String?)

  var image: String {
    switch self {
    case .punch: "banner_punch"
    case .product(let product): "banner_\(product.id)"
    case .crust: "banner_crust"
    }
  }

  func title(_ words: any PizzaWords) -> String {
    switch self {
    case .punch: words.punchTitle
    case .product(let product): product.name(words)
    case .crust: Topping.crust.name(words)
    }
  }

  func text(_ app: AppContext) -> String {
    let words = app.words
    return switch self {
    case .punch:
      words.punchText
    case .product(let product): "\(product.details(words)). \(words.text(product.lowestPrice, app))"
    case .crust: words.crustOffer(words.text(Topping.crust.price, app))
    }
  }
}
