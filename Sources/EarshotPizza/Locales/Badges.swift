/// The texts of the ratings in a store of apps.
struct Badges: Hashable, Sendable {
  /// What stands in one of them, and what it says.
  struct Badge: Hashable, Sendable {
    let caption: String
    let number: String
    var line: String?
    let label: String
    let value: String
  }

  let review: Badge
  let age: Badge
  let rating: Badge
}
