import EarshotTree

/// Gives each node an identity: its identifier if no other has it, else its type and number.
struct NodeIDs {
  private(set) var ids: [Element.ID] = []

  /// Names nodes in their order.
  ///
  /// - Parameter nodes: the identifier of each node, if it has one, and the name of its type.
  init(_ nodes: [(identifier: String?, type: String)]) {
    var uses: [String: Int] = [:]
    for case (let identifier?, _) in nodes { uses[identifier, default: 0] += 1 }
    var counts: [String: Int] = [:]
    ids.reserveCapacity(nodes.count)
    for (identifier, type) in nodes {
      counts[type, default: 0] += 1
      if let identifier, !identifier.isEmpty, uses[identifier] == 1 {
        ids.append(Element.ID(identifier))
        continue
      }
      var id = "\(type)[\(counts[type] ?? 1)]"
      // An app may use such an identifier itself.
      while uses[id] != nil { id += "'" }
      ids.append(Element.ID(id))
    }
  }

  subscript(index: Int) -> Element.ID { ids[index] }
}
