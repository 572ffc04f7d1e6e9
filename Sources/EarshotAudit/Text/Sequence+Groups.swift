extension Sequence {
  /// The elements by a key, in the order of the first of each; those without a key are left out.
  func groups<Key: Hashable>(
    by key: (Element) throws -> Key?
  ) rethrows -> [(key: Key, nodes: [Element])] {
    var places: [Key: Int] = [:]
    var groups: [(key: Key, nodes: [Element])] = []
    for element in self {
      guard let key = try key(element) else { continue }
      if let place = places[key] {
        groups[place].nodes.append(element)
      } else {
        places[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }
}
