/// A cell of the table of nutrition.
struct Nutrient: Hashable, Sendable {
  let printed: String
  /// With the unit in words.
  let spoken: String

  init(_ printed: String, _ spoken: String? = nil) {
    self.printed = printed
    self.spoken = spoken ?? printed
  }
}
