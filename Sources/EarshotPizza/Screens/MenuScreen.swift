import EarshotTree
import EarshotUIKit

/// The menu: city, order type, promotions, sections, products and tabs.
struct MenuScreen: AppScreen {
  private var promo = 0
  private var section = 0
  /// The list begins with the two rows of the book; the rest comes as soon as the list moves.
  private var isWholeListLoaded = false

  let name = PizzaScreen.menu

  func root(in app: AppContext) -> View {
    .root(
      "menu.root",
      [
        city(app), orderPanel(app), promoCollection(app), sectionCollection(app), list(app),
        TabBar.view(app),
      ])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    switch event {
    case .tapped(let id): return tap(id, in: &app)
    case .adjusted("orderType", let step):
      return choose(Shop.OrderType(rawValue: app.shop.orderType.rawValue + step), in: &app)
    case .adjusted("promo", let step): return move(promo + step, in: &app)
    case .adjusted("category", let step): return show(section + step, in: &app)
    case .activated("promo") where app.isAdapted: return open(promo: promo, in: &app)
    // The choice has taken effect already; a tap at the middle would choose what lies there.
    case .activated("orderType"), .activated("category"): return app.isAdapted
    case .scrolled("promo", let direction): return turn(direction, in: &app)
    case .scrolled("menu", _):
      isWholeListLoaded = true
      return false
    case .magicTap where app.isAdapted && !app.shop.cart.lines.isEmpty:
      app.push(CartScreen())
      return true
    default: return false
    }
  }
}

extension MenuScreen {
  private func city(_ app: AppContext) -> View {
    .button("city", Rect(16, 66, 86, 24), app.shop.city).font(17, "semibold")
  }

  private func orderPanel(_ app: AppContext) -> View {
    let type = app.shop.orderType
    let control = View("UISegmentedControl", id: "orderType", frame: Rect(32, 117, 311, 30))
      .containing([
        segment("orderType.delivery", Rect(32, 117, 156, 30), .delivery, app),
        segment("orderType.restaurant", Rect(188, 117, 155, 30), .restaurant, app),
      ])
      .choice(app, app.words.orderType, app.words.orderTypes, type.rawValue)
    let address = View.button(
      "address", Rect(16, 165, 343, 43), app.shop.address, image: "ic_restaurant"
    ).adapted(app) {
      $0.label = app.words.address
      $0.value = app.shop.address
    }
    return .plain("orderPanel", Rect(16, 101, 343, 108), [control, address])
  }

  private func segment(
    _ id: String, _ frame: Rect, _ type: Shop.OrderType, _ app: AppContext
  ) -> View {
    let isChosen = type == app.shop.orderType
    return View("UISegment", id: id, frame: frame).with {
      $0.text = app.words.orderTypes[type.rawValue]
      $0.position = SeriesPosition(index: type.rawValue + 1, count: 2)
    }
    .selected(isChosen)
    .colored("#000000", on: isChosen ? "#FFFFFF" : "#E3E3E8")
  }

  /// The cells are as many as the book names; the texts are in the pictures too.
  private func promoCollection(_ app: AppContext) -> View {
    let promos = app.words.promos
    let cells = promos.dropLast().indices.map { index in
      let x = 16 + Double(index) * 315
      let id = "promo.\(index + 1)"
      return View.item(
        id, Rect(x, 225, 305, 110),
        [
          .image("\(id).image", Rect(x, 225, 305, 110), "banner_\(index + 1)"),
          .label("\(id).label", Rect(x + 62, 270, 120, 20), promos[index]),
        ])
    }
    return View.collection("promo", Rect(0, 217, 375, 126), cells)
      .choice(app, app.words.promotions, promos, promo)
  }

  private func sectionCollection(_ app: AppContext) -> View {
    let places: [(x: Double, width: Double)] = [
      (16, 74), (99, 75), (182, 85), (276, 90), (374, 88), (470, 126),
    ]
    let cells = places.indices.map { index in
      let (x, width) = places[index]
      let id = "category.\(index + 1)"
      let isChosen = index == section
      let label = View.label(
        "\(id).label", Rect(x + 16, 366, width - 32, 18),
        app.words.section(MenuSection.all[index].id)
      ).font(15).colored(isChosen ? "#C25E24" : "#5D636F", on: isChosen ? "#FDF1E6" : "#F3F3F6")
      return View.item(id, Rect(x, 360, width, 30), [label]).selected(isChosen)
    }
    return View.collection("category", Rect(0, 352, 375, 46), cells)
      .choice(
        app, app.words.menuSection, MenuSection.all.map { app.words.section($0.id) }, section,
        followsFocus: true)
  }

  private func list(_ app: AppContext) -> View {
    var y = 404.0
    var rows: [View] = []
    for section in isWholeListLoaded ? MenuSection.all : MenuSection.all.prefix(1).map({ $0 }) {
      if section.id != .pizza {
        rows.append(heading(section, y: y, app))
        y += 44
      }
      for product in isWholeListLoaded ? section.products : section.products.prefix(2).map({ $0 }) {
        rows.append(ProductRow.view(product, y: y, app))
        y += ProductRow.height
      }
    }
    return View.table("menu", Rect(0, 404, 375, 325), rows).adapted(app) {
      $0.label = app.words.menu
      $0.containerType = .semanticGroup
      $0.customRotors = isWholeListLoaded ? [sectionRotor(app)] : nil
    }
  }

  private func heading(_ section: MenuSection, y: Double, _ app: AppContext) -> View {
    .plain(
      "section.\(section.id)", Rect(0, y, 375, 44),
      [
        .label(
          "section.\(section.id).title", Rect(16, y + 8, 343, 28), app.words.section(section.id)
        ).header(app)
      ])
  }

  /// From the first product of one section to that of the next.
  private func sectionRotor(_ app: AppContext) -> CustomRotor {
    CustomRotor(
      app.words.productKinds,
      targets: MenuSection.all.compactMap { $0.products.first.map { Element.ID($0.id.rawValue) } })
  }
}

extension MenuScreen {
  private mutating func tap(_ id: String, in app: inout AppContext) -> Bool {
    switch id {
    case "city": app.push(CityListScreen())
    case "address": app.push(PizzeriasScreen())
    case "orderType.delivery": return choose(.delivery, in: &app)
    case "orderType.restaurant": return choose(.restaurant, in: &app)
    default: return TabBar.open(id, in: &app) || tapCell(id, in: &app)
    }
    return true
  }

  private mutating func tapCell(_ id: String, in app: inout AppContext) -> Bool {
    let parts = id.split(separator: ".")
    if parts.count == 2, let number = Int(parts[1]) {
      return parts[0] == "promo"
        ? open(promo: number - 1, in: &app) : show(number - 1, in: &app)
    }
    let products = MenuSection.all.flatMap(\.products)
    guard let product = products.first(where: { $0.id.rawValue == parts[0] }) else {
      return false
    }
    guard product != .three else {
      app.push(ComboScreen())
      return true
    }
    app.shop.recipe = Recipe(product)
    app.push(CardScreen(product))
    return true
  }

  private func choose(_ type: Shop.OrderType?, in app: inout AppContext) -> Bool {
    if let type { app.shop.orderType = type }
    return true
  }

  private mutating func move(_ index: Int, in app: inout AppContext) -> Bool {
    guard app.words.promos.indices.contains(index) else { return true }
    promo = index
    app.scroll("promo", to: "promo.\(min(index, 5) + 1)")
    return true
  }

  /// Selection follows focus: the list is at the section at once.
  private mutating func show(_ index: Int, in app: inout AppContext) -> Bool {
    guard MenuSection.all.indices.contains(index) else { return true }
    section = index
    isWholeListLoaded = true
    app.scroll("category", to: "category.\(min(index, 5) + 1)")
    app.scroll("menu", to: index == 0 ? "half" : "section.\(MenuSection.all[index].id)")
    return true
  }

  /// A carousel that is one element turns by one item, and says which.
  private mutating func turn(_ direction: ScrollDirection, in app: inout AppContext) -> Bool {
    guard app.isAdapted, [.left, .right].contains(direction) else { return false }
    let next = promo + (direction == .left ? 1 : -1)
    let promos = app.words.promos
    guard promos.indices.contains(next), move(next, in: &app) else { return false }
    app.post(.pageScrolled(app.words.place(promos[promo], promo + 1, of: promos.count)))
    return true
  }

  private func open(promo: Int, in app: inout AppContext) -> Bool {
    switch promo {
    case 1: app.push(SpecialOfferScreen(offer: .crust(line: nil)))
    case 2: app.push(SpecialOfferScreen(offer: .product(.cocoa)))
    case 3: app.push(SpecialOfferScreen(offer: .product(.three)))
    case 5: app.push(StoriesScreen())
    default: app.push(SpecialOfferScreen(offer: .punch))
    }
    return true
  }
}
