import EarshotTree
import EarshotUIKit

/// A city, and three restaurants of which one is chosen and one closed.
struct PizzeriasScreen: AppScreen {
  let name = PizzaScreen.pizzerias
  let presentation = Presentation.pushed

  func root(in app: AppContext) -> View {
    let city = View.row(
      "p.basic", Rect(0, 100, 375, 64),
      [.label("p.basic.title", Rect(20, 122, 62, 20), app.shop.city)]
    ).merged(app, app.shop.city)
    return .root(
      "pizz.root",
      [
        .table(
          "list", Rect(0, 100, 375, 256),
          [
            city, row("p.subtitle", y: 164, app), row("p.selected", y: 228, app),
            row("p.closed", y: 292, isOpen: false, app),
          ])
      ])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    switch event {
    case .tapped("p.basic"):
      app.push(CityListScreen())
      return true
    case .tapped(let id) where ["p.subtitle", "p.selected"].contains(id):
      app.shop.pizzeria = id
      return true
    default: return false
    }
  }

  private func row(_ id: String, y: Double, isOpen: Bool = true, _ app: AppContext) -> View {
    let address = app.words.place(app.words.otherRestaurant, in: app.shop.city)
    let isChosen = app.shop.pizzeria == id
    let end = isOpen ? "" : app.words.closedNow
    var views: [View] = [
      .label("\(id).title", Rect(20, y + 12, 250, 20), address),
      .label("\(id).schedule", Rect(20, y + 36, 220, 18), app.words.openingHours.printed + end)
        .font(15).colored(isOpen ? "#5C616F" : "#DB3B26"),
    ]
    if isChosen { views.append(.image("\(id).tick", Rect(338, y + 24, 16, 16), "ic_tick")) }
    var traits: Traits = isChosen ? [.button, .selected] : .button
    if !isOpen { traits.insert(.notEnabled) }
    return View.row(id, Rect(0, y, 375, 64), views)
      .selected(isChosen).enabled(isOpen).tappable(isOpen)
      .merged(app, address, value: app.words.openingHours.spoken + end, traits)
  }
}
