/// The names by which the code of a project knows the objects of a screen.
struct ViewNames {
  private var keys: [ObjectIdentifier: [ViewSettings.Key]] = [:]

  /// The names of an object: of properties that hold it, and its own class.
  func keys(of object: Object) -> [ViewSettings.Key] {
    (keys[ObjectIdentifier(object)] ?? []) + [.value(of: object.type)]
  }

  /// Whether no property holds an object.
  func isNameless(_ object: Object) -> Bool { keys[ObjectIdentifier(object)] == nil }

  /// Notes the names of what an object of the project holds.
  mutating func note(_ owner: Object, in index: SourceIndex) {
    guard index.type(owner.type) != nil else { return }
    note(owner, of: owner.type, in: index, 0)
  }

  /// - Parameter type: the class of the project that reaches the object, by way of objects of UIKit.
  private mutating func note(
    _ object: Object, of type: String, in index: SourceIndex, _ depth: Int
  ) {
    for (name, value) in object.fields where !Self.structure.contains(name) {
      for part in value.objects.prefix(100) where name.first != "#" {
        let key = ViewSettings.Key(type: type, name: name)
        if keys[ObjectIdentifier(part)]?.contains(key) == true { continue }
        keys[ObjectIdentifier(part), default: []].append(key)
        // What the item of a bar or a button holds the class names, too.
        if depth < 2, index.type(part.type) == nil { note(part, of: type, in: index, depth + 1) }
      }
    }
  }

  /// The properties that lead through the tree, and name nothing.
  private static let structure: Set<String> = [
    "subviews", "superview", "view", "dataSource", "delegate", "children",
  ]
}
