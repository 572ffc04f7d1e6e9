/// How many nodes of a kind lie in each part of a screen; counted once, so that each answer is
/// immediate however deep the tree is.
struct SubtreeTally {
  /// How many are counted among the nodes before each index.
  private let before: [Int]
  private let screen: AuditedScreen

  init(_ screen: AuditedScreen, where isCounted: (Node) -> Bool) {
    var before = [0]
    before.reserveCapacity(screen.nodes.count + 1)
    var count = 0
    for node in screen.nodes {
      if isCounted(node) { count += 1 }
      before.append(count)
    }
    self.before = before
    self.screen = screen
  }

  /// How many there are in a node and at it.
  func count(in node: Node) -> Int {
    before[node.end] - before[node.index]
  }

  /// How many there are inside a node, without itself.
  func count(below node: Node) -> Int {
    before[node.end] - before[node.index + 1]
  }
}
