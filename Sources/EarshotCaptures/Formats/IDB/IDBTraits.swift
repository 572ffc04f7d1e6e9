import EarshotText
import EarshotTree

/// The traits of idb, which are names of UIKit's bits.
enum IDBTraits {
  /// The names of the first 59 bits, with a capital; two differ from those of the element.
  private static let byName: [String: Traits] = {
    var byName = Dictionary(
      uniqueKeysWithValues: Traits.knownNames.prefix(59).map {
        ($0.capitalizingFirst, Traits(name: $0) ?? [])
      })
    byName["TabButton"] = byName.removeValue(forKey: "TabBarItem")
    byName["Toggle"] = byName.removeValue(forKey: "ToggleButton")
    return byName
  }()

  /// The trait of a name; `nil` when it is none.
  ///
  /// "None" is no trait at all.
  static func trait(_ name: String) -> Traits? { name == "None" ? [] : byName[name] }
}
