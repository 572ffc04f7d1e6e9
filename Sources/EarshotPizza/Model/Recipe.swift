import EarshotText

/// A product as somebody wants it.
struct Recipe: Hashable, Sendable {
  var product: Product
  /// The place of the size among those of the product, from 0.
  var size: Int
  /// The place of the dough, from 0.
  var dough = 0
  /// What is added, in the order of the product.
  private(set) var added: [Topping] = []
  /// The places of the ingredients that are refused, in the order in which they were.
  private(set) var removed: [Int] = []

  static let doughCount = 2

  /// A product as it is offered: pizzas of medium size, everything else of the smallest.
  init(_ product: Product, size: Int? = nil, adding toppings: [Topping] = []) {
    self.product = product
    self.size = size ?? (product.kind == .pizza && product.hasSizes ? 1 : 0)
    added = toppings
  }

  /// The price of one.
  var price: Price {
    let base = product.prices.indices.contains(size) ? product.prices[size] : 0
    return Price(base + added.reduce(0) { $0 + $1.price.amount })
  }

  var isPizza: Bool { product.kind == .pizza }

  /// Whether there is enough dough around the pizza to fill a crust with cheese.
  var allowsCrust: Bool { isPizza && size > 0 }

  func allows(_ topping: Topping) -> Bool { topping != .crust || allowsCrust }

  mutating func toggle(_ topping: Topping) {
    guard allows(topping) else { return }
    if let index = added.firstIndex(of: topping) {
      added.remove(at: index)
    } else {
      added.append(topping)
    }
  }

  mutating func toggleIngredient(_ ingredient: Int) {
    if let index = removed.firstIndex(of: ingredient) {
      removed.remove(at: index)
    } else {
      removed.append(ingredient)
    }
  }

  /// Takes another size; what it cannot have goes.
  mutating func resize(by step: Int) -> Bool {
    resize(to: size + step)
  }

  mutating func resize(to newSize: Int) -> Bool {
    guard product.prices.indices.contains(newSize), newSize != size else { return false }
    size = newSize
    added = added.filter(allows)
    return true
  }

  mutating func knead(to newDough: Int) -> Bool {
    guard (0..<Recipe.doughCount).contains(newDough), newDough != dough else { return false }
    dough = newDough
    return true
  }
}

extension Recipe {
  /// The medium one of the sources weighs 640 grams; the others are made up.
  private var grams: Int { [420, 640, 890][min(size, 2)] - (dough == 1 ? 90 : 0) }

  private func sizeName(_ words: any PizzaWords) -> String? {
    let names = words.sizes(of: product.kind)
    return product.hasSizes && names.indices.contains(size) ? names[size] : nil
  }

  /// Diameter, dough and weight of a pizza, as they are printed and as they are said.
  func measures(_ words: any PizzaWords) -> (printed: String, spoken: String) {
    words.measures(size: size, dough: dough, grams: grams)
  }

  /// What was chosen, as a cell of the cart prints it.
  func choices(_ words: any PizzaWords) -> String {
    guard let sizeName = sizeName(words) else { return "" }
    return isPizza ? words.choices(size: size, dough: dough).printed : sizeName
  }

  /// Name and choices as they are said.
  func spokenName(_ words: any PizzaWords) -> String {
    let name = product.name(words)
    guard let sizeName = sizeName(words) else { return name }
    let choices =
      isPizza ? words.choices(size: size, dough: dough).spoken : sizeName.lowercasingFirst
    let extras = objects(words).map { ", \(words.addedLater($0))" }.joined()
    return "\(name), \(choices)\(extras)"
  }

  /// What is added, each as it stands after "added".
  func objects(_ words: any PizzaWords) -> [String] { added.map { words.topping($0.id).object } }

  /// The ingredients with what was added and without what was refused.
  func contents(_ words: any PizzaWords) -> String {
    let texts = words.product(product.id)
    let base = texts.ingredients.enumerated().filter { !removed.contains($0.offset) }
      .map(\.element).joined(separator: ", ")
    let end = texts.details.last == "." && removed.isEmpty ? "." : ""
    return ([base + end] + added.map { words.topping($0.id).ingredient }).joined(separator: " + ")
  }

  /// What differs from the product as it is offered, in the past tense; `nil` when nothing does.
  func summary(_ words: any PizzaWords) -> String? {
    var parts: [String] = []
    if !added.isEmpty { parts.append(words.summary(added: objects(words))) }
    if !removed.isEmpty {
      let ingredients = words.product(product.id).ingredients
      parts.append(words.summary(leftOut: removed.map { ingredients[$0] }))
    }
    return parts.isEmpty ? nil : parts.joined(separator: ". ")
  }
}
