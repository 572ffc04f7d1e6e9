import EarshotSwitchControl
import EarshotTree

/// The way to each item of a tree of scanning, found in one walk.
struct ScanIndex {
  private var ways: [Element.ID: SwitchControlReach] = [:]

  init(_ tree: ScanTree) { visit(tree.nodes, path: [], moves: 0) }

  /// The way to an item; `nil` if scanning never stops there.
  subscript(id: Element.ID) -> SwitchControlReach? { ways[id] }

  private mutating func visit(_ nodes: [ScanTree.Node], path: [String], moves: Int) {
    for (place, node) in nodes.enumerated() {
      if let id = node.element, ways[id] == nil {
        ways[id] = SwitchControlReach(path: path + [node.name], moves: moves + place)
      }
      visit(node.children, path: path + [node.name], moves: moves + place)
    }
  }
}
