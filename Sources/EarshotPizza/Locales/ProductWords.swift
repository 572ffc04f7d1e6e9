/// What the menu prints of a product.
struct ProductWords: Hashable, Sendable {
  let name: String
  /// What is in it.
  let details: String

  init(_ name: String, _ details: String) {
    self.name = name
    self.details = details
  }

  /// The ingredients, each of which can be refused.
  var ingredients: [String] {
    details.split(separator: ", ").map { part in
      String(part.last == "." ? part.dropLast() : part)
    }
  }
}
