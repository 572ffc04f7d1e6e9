/// Something that can be bought.
struct Product: Hashable, Sendable {
  /// What can be chosen of it.
  enum Kind: Hashable, Sendable {
    case pizza
    case drink
    case other

    /// The names of the sizes, small to large.
    var sizes: [String] {
      switch self {
      case .pizza: ["Маленькая", "Средняя", "Большая"]
      case .drink: ["Маленький", "Средний", "Большой"]
      case .other: []
      }
    }
  }

  /// What cells of the menu are named after.
  let id: String
  let kind: Kind
  let name: String
  /// What is in it, as the menu prints it.
  let details: String
  /// The price of each size, or the only one, in rubles.
  let prices: [Int]
  /// The name of the picture.
  let image: String
  /// What can be added to it.
  var toppings: [Topping] = []

  /// Whether there is a size to choose.
  var hasSizes: Bool { prices.count > 1 }

  var lowestPrice: Rubles { Rubles(prices.min() ?? 0) }

  /// The ingredients, each of which can be refused.
  var ingredients: [String] {
    details.split(separator: ", ").map { part in
      String(part.last == "." ? part.dropLast() : part)
    }
  }

  init(
    _ id: String, _ kind: Kind, _ name: String, _ details: String, _ prices: [Int],
    image: String? = nil, toppings: [Topping] = []
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.details = details
    self.prices = prices
    self.image = image ?? "pizza_\(id)"
    self.toppings = toppings
  }
}

/// Something that can be added to a pizza.
struct Topping: Hashable, Sendable {
  let id: String
  let name: String
  /// In rubles.
  let price: Int
  /// The name after "added", in the accusative.
  let object: String
  /// The name as a further ingredient.
  let ingredient: String

  init(_ id: String, _ name: String, _ price: Int, object: String, ingredient: String? = nil) {
    self.id = id
    self.name = name
    self.price = price
    self.object = object
    self.ingredient = ingredient ?? Russian.lowercasedFirst(name)
  }

  static let jalapeno = Topping("halapeno", "Халапеньо", 39, object: "халапеньо")
  static let champignons = Topping(
    "champ", "Шампиньоны", 39, object: "свежие шампиньоны", ingredient: "шампиньоны свежие")
  static let bacon = Topping("bacon", "Бекон", 59, object: "бекон")
  static let crust = Topping("crust", "Сырный бортик", 169, object: "сырный бортик")
  static let mushrooms = Topping("mushrooms", "Шампиньоны", 29, object: "шампиньоны")
  static let mozzarella = Topping("mozzarella", "Моцарелла", 49, object: "моцареллу")
}
