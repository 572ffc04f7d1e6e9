import EarshotTree

/// Which branches of a snapshot hide the others: alerts, menus, and what is presented over the rest.
///
/// XCTest does not tell; it is concluded from types, and from full-screen siblings of which the
/// earlier is out of sight with all inside.
struct XCTestModality {
  /// Whether the node hides its siblings.
  private(set) var isModal: [Bool]

  private let tree: XCTestTree
  private let reach: XCTestReach
  private let elements: XCTestElements
  /// The number of elements before each node.
  private let counts: [Int]

  init(_ tree: XCTestTree, reach: XCTestReach, elements: XCTestElements) {
    self.tree = tree
    self.reach = reach
    self.elements = elements
    isModal = Array(repeating: false, count: tree.nodes.count)
    counts = elements.isElement.runningCounts
    if let index = lastModalNode { markBranch(of: index) }
    if let size = tree.screenSize { markPresentations(size) }
  }

  /// The last node of a type that is modal, with elements inside.
  private var lastModalNode: Int? {
    tree.nodes.indices.last {
      isModalKind($0) && reach[$0] == .shown && count($0) > 0
    }
  }

  private func isModalKind(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    switch node.kind {
    case .alert, .sheet, .popover: return true
    // On the Mac a dialog at the top is a window like others, and closed menus are in the tree.
    case .dialog: return node.parent >= 0 && tree.nodes[node.parent].kind != .application
    case .menu: return !tree.isInside(.menuBar, index)
    default: return false
    }
  }

  /// Marks a node, and those around it that have siblings with elements.
  private mutating func markBranch(of index: Int) {
    isModal[index] = !hasDismissRegionBeside(index)
    var inner = index
    while tree.nodes[inner].parent >= 0 {
      let parent = tree.nodes[inner].parent
      if inner != index, count(parent) > count(inner) { isModal[inner] = true }
      inner = parent
    }
  }

  /// Whether a sibling is the region that dismisses the node, which stays within reach.
  private func hasDismissRegionBeside(_ index: Int) -> Bool {
    tree.children(of: tree.nodes[index].parent).contains {
      tree.nodes[$0].identifier?.hasSuffix("DismissRegion") == true
    }
  }

  /// Marks a full-screen node in sight whose earlier full-screen sibling is hidden.
  private mutating func markPresentations(_ size: Size) {
    var lastHiddenOf: [Int: Int] = [:]
    for (index, node) in tree.nodes.enumerated() where node.covers(size) && node.parent >= 0 {
      if reach[index] == .hidden, reach[node.parent] != .hidden, hasContents(index) {
        lastHiddenOf[node.parent] = index
      } else if reach[index] == .shown, lastHiddenOf[node.parent] != nil, count(index) > 0,
        count(node.parent) == count(index)
      {
        isModal[index] = true
      }
    }
  }

  /// Whether there is something to hear in a branch, were it not hidden.
  private func hasContents(_ index: Int) -> Bool {
    tree.nodes[index..<tree.nodes[index].end].contains {
      elements.isInferred ? $0.text != nil : $0.flags.contains(.isAccessible)
    }
  }

  private func count(_ index: Int) -> Int { counts[tree.nodes[index].end] - counts[index] }
}

extension XCTestNode {
  /// Whether the node covers nine tenths of a screen or more.
  fileprivate func covers(_ size: Size) -> Bool {
    guard let frame = frame.value else { return false }
    let screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let shared = frame.intersection(screen)
    return shared.width * shared.height >= 0.9 * size.width * size.height
  }
}
