/// Something that can be bought.
struct Product: Hashable, Sendable {
  /// What cells of the menu are named after.
  enum ID: String, Hashable, Sendable, CaseIterable {
    case ham, pepperoni, margherita, crazy, caesar, heart, fresh, half
    case punch, cocoa
    case couple, family, three, potatoes, nuggets, pie, mix, magnet, garlic
  }

  /// What can be chosen of it.
  enum Kind: Hashable, Sendable, CaseIterable {
    case pizza
    case drink
    case other
  }

  let id: ID
  let kind: Kind
  /// The price of each size, or the only one.
  let prices: [Int]
  /// The name of the picture.
  let image: String
  /// What can be added to it.
  var toppings: [Topping] = []

  /// Whether there is a size to choose.
  var hasSizes: Bool { prices.count > 1 }

  var lowestPrice: Price { Price(prices.min() ?? 0) }

  init(
    _ id: ID, _ kind: Kind, _ prices: [Int], image: String? = nil, toppings: [Topping] = []
  ) {
    self.id = id
    self.kind = kind
    self.prices = prices
    self.image = image ?? "pizza_\(id)"
    self.toppings = toppings
  }

  func name(_ words: any PizzaWords) -> String { words.product(id).name }

  /// What is in it, as the menu prints it.
  func details(_ words: any PizzaWords) -> String { words.product(id).details }
}

/// Something that can be added to a pizza.
struct Topping: Hashable, Sendable {
  /// What cells are named after.
  enum ID: String, Hashable, Sendable, CaseIterable {
    case jalapeno = "halapeno"
    case champignons = "champ"
    case bacon, crust, mushrooms, mozzarella
  }

  let id: ID
  let price: Price

  init(_ id: ID, _ price: Int) {
    self.id = id
    self.price = Price(price)
  }

  func name(_ words: any PizzaWords) -> String { words.topping(id).name }

  static let jalapeno = Topping(.jalapeno, 39)
  static let champignons = Topping(.champignons, 39)
  static let bacon = Topping(.bacon, 59)
  static let crust = Topping(.crust, 169)
  static let mushrooms = Topping(.mushrooms, 29)
  static let mozzarella = Topping(.mozzarella, 49)
}
