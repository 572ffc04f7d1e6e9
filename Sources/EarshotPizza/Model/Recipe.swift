/// A product as somebody wants it.
struct Recipe: Hashable, Sendable {
  var product: Product
  /// The place of the size among those of the product, from 0.
  var size: Int
  /// The place of the dough in ``doughs``, from 0.
  var dough = 0
  /// What is added, in the order of the product.
  private(set) var added: [Topping] = []
  /// What is refused, in the order of the product.
  private(set) var removed: [String] = []

  static let doughs = ["Традиционное", "Тонкое"]

  /// A product as it is offered: pizzas of medium size, everything else of the smallest.
  init(_ product: Product, size: Int? = nil, adding toppings: [Topping] = []) {
    self.product = product
    self.size = size ?? (product.kind == .pizza && product.hasSizes ? 1 : 0)
    added = toppings
  }

  /// The price of one, in rubles.
  var price: Rubles {
    let base = product.prices.indices.contains(size) ? product.prices[size] : 0
    return Rubles(base + added.reduce(0) { $0 + $1.price })
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

  mutating func toggleIngredient(_ ingredient: String) {
    guard product.ingredients.contains(ingredient) else { return }
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
    guard Recipe.doughs.indices.contains(newDough), newDough != dough else { return false }
    dough = newDough
    return true
  }
}

extension Recipe {
  private var diameter: Int { [25, 30, 35][min(size, 2)] }

  /// Diameter, dough and weight of a pizza as they are printed.
  var measures: String {
    "\(diameter) см, \(doughName), \(weight)±50 г"
  }

  /// The same in words.
  var spokenMeasures: String {
    "\(diameter) сантиметров, \(doughName), \(weight) плюс-минус 50 грамм"
  }

  /// The medium one of the sources weighs 640 grams; the others are made up.
  private var weight: Int { [420, 640, 890][min(size, 2)] - (dough == 1 ? 90 : 0) }

  private var doughName: String { Recipe.doughs[dough].lowercased() + " тесто" }

  private var sizeName: String? {
    let names = product.kind.sizes
    return product.hasSizes && names.indices.contains(size) ? names[size] : nil
  }

  /// What was chosen, as a cell of the cart prints it.
  var choices: String {
    guard let sizeName else { return "" }
    return isPizza ? "\(sizeName) \(diameter) см, \(doughName)" : sizeName
  }

  /// Name and choices as they are said.
  var spokenName: String {
    guard let sizeName else { return product.name }
    let size = Russian.lowercasedFirst(sizeName)
    let choices = isPizza ? "\(size) \(diameter) сантиметров, \(doughName)" : size
    let extras = added.map { ", добавили \($0.object)" }.joined()
    return "\(product.name), \(choices)\(extras)"
  }

  /// The ingredients with what was added and without what was refused.
  var contents: String {
    let base = product.ingredients.filter { !removed.contains($0) }.joined(separator: ", ")
    let end = product.details.last == "." && removed.isEmpty ? "." : ""
    return ([base + end] + added.map(\.ingredient)).joined(separator: " + ")
  }

  /// What differs from the product as it is offered, in the past tense; `nil` when nothing does.
  var summary: String? {
    var parts: [String] = []
    if !added.isEmpty { parts.append("Добавили \(added.map(\.object).joined(separator: ", "))") }
    if !removed.isEmpty {
      let names = removed.map(Russian.lowercasedFirst).joined(separator: ", ")
      parts.append("Без ингредиентов: \(names)")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ". ")
  }
}
