import EarshotTree

/// Which views of Android a listener stops at, as TalkBack chooses them.
///
/// A view that reacts to taps is a stop with the texts in it, unless something in it reacts as well;
/// other texts and described pictures are stops of their own.
enum AndroidStops {
  /// Pixels per point of a screen of so many pixels: phones are about 411 points wide.
  static func scale(width: Double, height: Double) -> Double {
    let side = min(width, height)
    return side >= 600 ? side / 411.43 : 1
  }

  /// Marks the stops of a tree, which TalkBack visits in the order of the tree.
  static func mark(_ tree: inout XCTestTree) {
    tree.facts.formUnion([
      .label, .value, .identifier, .frame, .accessible, .isAccessibleConcluded, .selection,
    ])
    tree.isInReadingOrder = true
    let actions = countsOfActions(tree)
    var hasStopAround = Array(repeating: false, count: tree.nodes.count)
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      if node.parent >= 0 {
        hasStopAround[index] =
          hasStopAround[node.parent] || tree.nodes[node.parent].flags.contains(.isAccessible)
      }
      guard !hasStopAround[index], !node.flags.contains(.isOutOfReach), !node.hasEmptyFrame else {
        continue
      }
      let isAction = isAction(node) && actions[index] == 1
      if isAction || node.text != nil && actions[index] == 0 {
        tree.nodes[index].flags.insert(.isAccessible)
      }
    }
  }

  private static func isAction(_ node: XCTestNode) -> Bool {
    guard !node.flags.contains(.isOutOfReach) else { return false }
    if node.kind.isTextInput { return true }
    return node.flags.contains(.isActionable)
      && (!node.flags.contains(.isUnimportant) || node.text != nil)
  }

  /// The number of views that react to taps in each branch, with the view itself.
  private static func countsOfActions(_ tree: XCTestTree) -> [Int] {
    var counts = tree.nodes.map { isAction($0) ? 1 : 0 }
    for index in tree.nodes.indices.reversed() where tree.nodes[index].parent >= 0 {
      counts[tree.nodes[index].parent] += counts[index]
    }
    return counts
  }
}

extension XCTestTree {
  /// The tree of nodes with their depths, each before those in it.
  init<Node>(_ nodes: [(node: Node, depth: Int)], _ snapshot: (Node) -> XCTestNode) {
    self.init()
    var depths: [Int] = []
    for (node, depth) in nodes {
      while let last = depths.last, last >= depth {
        end()
        depths.removeLast()
      }
      depths.append(depth)
      begin(snapshot(node))
    }
    endAll()
  }
}
