/// What is going to be bought.
struct Cart: Hashable, Sendable {
  /// A recipe and how many of it.
  struct Line: Hashable, Sendable {
    /// The name of its cell.
    let id: String
    var recipe: Recipe
    var quantity: Int

    /// What is to be paid for the line.
    var price: Price { Price(recipe.price.amount * quantity) }
  }

  /// As many as one can carry.
  static let most = 99

  private(set) var lines: [Line] = []
  private var nextNumber = 1

  /// What is to be paid.
  var total: Price { Price(lines.reduce(0) { $0 + $1.price.amount }) }

  subscript(id: String) -> Line? { lines.first { $0.id == id } }

  /// Adds one and tells the line; the same recipe makes no second line.
  mutating func add(_ recipe: Recipe) -> String {
    if let index = lines.firstIndex(where: { $0.recipe == recipe }) {
      lines[index].quantity = min(lines[index].quantity + 1, Cart.most)
      return lines[index].id
    }
    let id = nextNumber == 1 ? "item" : "item\(nextNumber)"
    nextNumber += 1
    lines.append(Line(id: id, recipe: recipe, quantity: 1))
    return id
  }

  /// Takes more or fewer, at least one.
  mutating func change(_ id: String, by step: Int) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    lines[index].quantity = min(max(lines[index].quantity + step, 1), Cart.most)
  }

  mutating func add(_ topping: Topping, to id: String) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    lines[index].recipe.toggle(topping)
  }

  mutating func remove(_ id: String) { lines.removeAll { $0.id == id } }

  /// Takes a line back that was removed.
  mutating func insert(_ line: Line, at place: Int) {
    lines.insert(line, at: min(max(place, 0), lines.count))
  }

  mutating func removeAll() { lines = [] }
}
