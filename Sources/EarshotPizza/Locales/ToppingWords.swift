import EarshotText

/// What a topping is called.
struct ToppingWords: Hashable, Sendable {
  let name: String
  /// The name after "added", which is the accusative in languages with cases.
  let object: String
  /// The name as a further ingredient.
  let ingredient: String

  init(_ name: String, object: String? = nil, ingredient: String? = nil) {
    self.name = name
    self.object = object ?? name.lowercasingFirst
    self.ingredient = ingredient ?? name.lowercasingFirst
  }
}
