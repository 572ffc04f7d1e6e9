import EarshotTree
import EarshotUIKit

/// Three promotions side by side; adapted, one element stands for them all.
struct PromoCarouselScreen: AppScreen {
  let name = PizzaScreen.promoCarousel
  private var index = 0

  func root(in app: AppContext) -> View {
    let titles = app.words.carousel
    let cells = titles.indices.map { index in
      let x = 16 + Double(index) * 315
      let id = "offer.\(index + 1)"
      return View.item(
        id, Rect(x, 60, 305, 110),
        [
          .image("\(id).image", Rect(x, 60, 305, 110), "offer_\(index + 1)"),
          .label("\(id).title", Rect(x + 20, 130, 160, 20), titles[index]),
        ])
    }
    let frame = Rect(0, 52, 375, 126)
    let proxy = View("UIAccessibilityElement", id: "offersProxy", frame: frame)
      .choice(app, app.words.promotions, titles, index)
    return .root(
      "carousel.root",
      [View.collection("offers", frame, cells).adapted(app) { $0.elementsHidden = true }]
        + (app.isAdapted ? [proxy] : [])
        + [.button("next", Rect(16, 220, 343, 44), app.words.choose)])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    switch event {
    case .tapped("offer.1"): open(0, in: &app)
    case .tapped("offer.2"): open(1, in: &app)
    case .tapped("offer.3"): open(2, in: &app)
    case .tapped("next"), .activated("offersProxy"): open(index, in: &app)
    case .adjusted("offersProxy", let step): _ = move(by: step, in: &app)
    case .scrolled("offersProxy", .left): return turn(by: 1, in: &app)
    case .scrolled("offersProxy", .right): return turn(by: -1, in: &app)
    default: return false
    }
    return true
  }

  private mutating func move(by step: Int, in app: inout AppContext) -> Bool {
    guard app.words.carousel.indices.contains(index + step) else { return false }
    index += step
    app.scroll("offers", to: "offer.\(index + 1)")
    return true
  }

  /// No scroll view turns the page, so the app must tell.
  private mutating func turn(by step: Int, in app: inout AppContext) -> Bool {
    guard move(by: step, in: &app) else { return false }
    let titles = app.words.carousel
    app.post(.pageScrolled(app.words.place(titles[index], index + 1, of: titles.count)))
    return true
  }

  private func open(_ index: Int, in app: inout AppContext) {
    switch index {
    case 0: app.push(SpecialOfferScreen(offer: .crust(line: nil)))
    case 1:
      app.shop.recipe = Recipe(.caesar)
      app.push(CardScreen(.caesar))
    default: app.push(SpecialOfferScreen(offer: .punch))
    }
  }
}
