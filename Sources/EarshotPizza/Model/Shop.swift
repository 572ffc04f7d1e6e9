/// What the app knows beside the state of its screens.
struct Shop: Sendable {
  /// How the order gets to the guest.
  enum OrderType: Int, Hashable, Sendable, CaseIterable {
    case delivery
    case restaurant
  }

  let words: any PizzaWords
  var city: String
  var orderType = OrderType.restaurant
  /// Where an order is delivered to, without the city.
  var street: String
  /// The restaurant that was chosen, by its cell.
  var pizzeria = "p.selected"
  /// What is being chosen at the moment.
  var recipe = Recipe(.ham, adding: [.champignons])
  var cart = Cart()
  /// How many orders were placed.
  var orders = 0

  init(_ words: any PizzaWords) {
    self.words = words
    city = words.capital
    street = words.streets.first ?? ""
  }

  /// Where the order goes, or is eaten.
  var address: String {
    switch orderType {
    case .delivery: words.place(street, in: city)
    case .restaurant: words.place(words.restaurant, in: city)
    }
  }
}
