import EarshotTree

/// The elements of one screen as XCTest lists them, each before its children.
struct XCTestTree {
  /// What the source tells at all: a property is missing in an element only if others have it.
  struct Facts: OptionSet {
    let rawValue: UInt16

    static let identifier = Facts(rawValue: 1 << 0)
    static let label = Facts(rawValue: 1 << 1)
    static let value = Facts(rawValue: 1 << 2)
    static let placeholder = Facts(rawValue: 1 << 3)
    static let frame = Facts(rawValue: 1 << 4)
    static let visible = Facts(rawValue: 1 << 5)
    static let accessible = Facts(rawValue: 1 << 6)
    static let traits = Facts(rawValue: 1 << 7)
    static let customActions = Facts(rawValue: 1 << 8)
    /// Selection has a flag of its own, and is not told by the value "1" of a button.
    static let selection = Facts(rawValue: 1 << 9)
    /// The focus of the keyboard has a flag.
    static let editing = Facts(rawValue: 1 << 10)
    static let hint = Facts(rawValue: 1 << 11)
    static let expanded = Facts(rawValue: 1 << 12)
    /// Which elements are accessible was concluded by the reader of the source.
    static let isAccessibleConcluded = Facts(rawValue: 1 << 13)
  }

  var nodes: [XCTestNode] = []
  var facts: Facts = []
  /// The first element that is nested as deep as the limit.
  var firstAtDepthLimit: SourceLocation?
  /// The size of the screen, where the source tells it apart from the elements.
  var statedSize: Size?
  private var open: [Int] = []

  /// How deep elements may be nested: more than any real capture, and what every walk of the tree
  /// can bear on the stack of a thread.
  static let maximumDepth = 1_000
  /// How deep the source nests elements at most; the default of `snapshotMaxDepth`.
  static let depthLimit = 50

  var isEmpty: Bool { nodes.isEmpty }

  /// The index of the node that was begun last and has not ended; -1 when there is none.
  var parentOfNext: Int { open.last ?? -1 }

  /// Appends a node as a child of the open one, and opens it.
  mutating func begin(_ node: XCTestNode) {
    let parent = parentOfNext
    open.append(nodes.count)
    nodes.append(node)
    nodes[nodes.count - 1].parent = parent
    if open.count >= Self.depthLimit, firstAtDepthLimit == nil { firstAtDepthLimit = node.location }
  }

  /// Closes the open node.
  mutating func end() {
    guard let index = open.popLast() else { return }
    nodes[index].end = nodes.count
  }

  /// Opens the first node again, for a list of what is in it.
  mutating func reopen() {
    guard open.isEmpty, !nodes.isEmpty else { return }
    open.append(0)
  }

  /// Closes all open nodes.
  mutating func endAll() {
    while !open.isEmpty { end() }
  }

  /// The children of a node, or the roots for -1.
  func children(of index: Int) -> [Int] {
    var found: [Int] = []
    var child = index + 1
    let end = index < 0 ? nodes.count : nodes[index].end
    while child < end {
      found.append(child)
      child = nodes[child].end
    }
    return found
  }

  /// Whether a node lies in one of a kind.
  func isInside(_ kind: XCTestKind, _ index: Int) -> Bool {
    var parent = nodes[index].parent
    while parent >= 0 {
      if nodes[parent].kind == kind { return true }
      parent = nodes[parent].parent
    }
    return false
  }

  /// The size of the screen: as stated, else the application's frame, else the first window's.
  var screenSize: Size? {
    if let statedSize { return statedSize }
    for kind in [XCTestKind.application, .window] {
      let found = nodes.lazy.filter { $0.kind == kind }.compactMap(\.frame.value)
      if let frame = found.first(where: { !$0.isEmpty }) {
        return Size(width: frame.width, height: frame.height)
      }
    }
    return nil
  }
}

extension XCTestTree {
  /// The tree of a list of nodes with their depths, each before those in it.
  init<Node>(_ list: [(node: Node, depth: Int)], _ snapshot: (Node) -> XCTestNode) {
    self.init()
    var depths: [Int] = []
    for (node, depth) in list {
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
