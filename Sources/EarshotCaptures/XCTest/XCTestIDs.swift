import EarshotTree

/// Gives each node of a snapshot an identity: its identifier if no other has it, else its place.
struct XCTestIDs {
  private(set) var ids: [Element.ID] = []

  init(_ tree: XCTestTree) {
    var uses: [String: Int] = [:]
    for node in tree.nodes {
      if let identifier = node.ownIdentifier { uses[identifier, default: 0] += 1 }
    }
    var places: [String: Int] = [:]
    ids.reserveCapacity(tree.nodes.count)
    for node in tree.nodes {
      let name = node.typeName
      let place = places.count(name)
      if let identifier = node.ownIdentifier, uses[identifier] == 1 {
        ids.append(Element.ID(identifier))
        continue
      }
      // Interpolation takes longer.
      var id = name + "[" + String(place) + "]"
      // An app may use such an identifier itself.
      while uses[id] != nil { id += "'" }
      ids.append(Element.ID(id))
    }
  }

  subscript(index: Int) -> Element.ID { ids[index] }
}

extension [String: Int] {
  /// Counts a name; the result is how often it was met.
  fileprivate mutating func count(_ name: String) -> Int {
    func increased(_ count: inout Int) -> Int {
      count += 1
      return count
    }
    return increased(&self[name, default: 0])
  }
}

extension XCTestNode {
  /// The type without the prefix of page sources.
  fileprivate var typeName: String {
    guard kind == .other else { return kind.rawValue }
    return type.hasPrefix("XCUIElementType") ? kind.rawValue : type
  }

  /// The identifier, unless it may be a copy of the label.
  var ownIdentifier: String? {
    guard flags.contains(.hasOwnIdentifier), let identifier, !identifier.isEmpty else { return nil }
    return identifier
  }
}
