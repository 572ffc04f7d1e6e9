/// What the app knows beside the state of its screens.
struct Shop: Hashable, Sendable {
  /// How the order gets to the guest.
  enum OrderType: Int, Hashable, Sendable, CaseIterable {
    case delivery
    case restaurant

    static let names = ["На доставку", "В ресторане"]
  }

  var city = "Москва"
  var orderType = OrderType.restaurant
  /// Where an order is delivered to, without the city.
  var street = "бульвар Симферопольский, 24"
  /// The restaurant that was chosen, by its cell.
  var pizzeria = "p.selected"
  /// What is being chosen at the moment.
  var recipe = Recipe(.ham, adding: [.champignons])
  var cart = Cart()
  /// How many orders were placed.
  var orders = 0

  /// Where the order goes, or is eaten.
  var address: String {
    switch orderType {
    case .delivery: "\(city), \(street)"
    case .restaurant: "\(city), улица Наметкина, 13Б"
    }
  }
}
