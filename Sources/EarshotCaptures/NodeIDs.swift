import EarshotText
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
      let count = (counts[type] ?? 0) + 1
      counts[type] = count
      if let identifier, !identifier.isEmpty, uses[identifier] == 1 {
        ids.append(Element.ID(identifier))
        continue
      }
      // Interpolation takes longer.
      var id = type + "[" + String(count) + "]"
      // An app may use such an identifier itself.
      while uses[id] != nil { id += "'" }
      ids.append(Element.ID(id))
    }
  }

  subscript(index: Int) -> Element.ID { ids[index] }
}

/// Makes identities that no other node has: the wanted one, or that with a number.
struct UniqueIDs {
  private var names = UniqueNames()

  mutating func id(_ wanted: String) -> Element.ID {
    Element.ID(names.take(wanted) { "\($0)[\($1)]" })
  }
}
