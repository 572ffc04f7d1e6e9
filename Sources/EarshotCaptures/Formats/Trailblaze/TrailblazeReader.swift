import EarshotTree

/// Collects the nodes of a waypoint, from either of its trees.
struct TrailblazeReader {
  /// A node with the names of Maestro's attributes, or of Android's.
  private struct Node {
    var depth: Int
    var facts: TrailblazeFacts
  }

  var unknowns = UnknownList()
  private var nodes: [Node] = []

  /// Whether the screen is one of Android.
  var isAndroid: Bool { nodes.contains { $0.facts.isAndroid } }

  /// Reads the tree of the driver.
  mutating func readNodes(_ root: JSONValue) throws(CaptureError) {
    try read(root) { object, unknowns throws(CaptureError) in
      try TrailblazeFacts(node: object, &unknowns)
    }
  }

  /// Reads the tree of views.
  mutating func readViews(_ root: JSONValue) throws(CaptureError) {
    try read(root) { object, unknowns throws(CaptureError) in
      try TrailblazeFacts(view: object, &unknowns)
    }
  }

  private mutating func read(
    _ root: JSONValue,
    _ make: (JSONObject, inout UnknownList) throws(CaptureError) -> TrailblazeFacts
  ) throws(CaptureError) {
    var depth = 0
    var walk = JSONTreeWalk(root)
    while let event = try walk.next() {
      switch event {
      case .begin(let object):
        nodes.append(Node(depth: depth, facts: try make(object, &unknowns)))
        depth += 1
      case .end: depth -= 1
      }
    }
  }

  /// The nodes as a snapshot of a screen; the size is in pixels for Android.
  ///
  /// - Parameter density: pixels per point of a screen of Android, when the user knows.
  func tree(_ size: Size?, density: Double?) -> XCTestTree {
    // Asking goes through all nodes.
    let isAndroid = isAndroid
    let guess = size.map { AndroidStops.scale(width: $0.width, height: $0.height) } ?? 1
    let scale = isAndroid ? density ?? guess : 1
    var tree = XCTestTree()
    tree.statedSize = size.map { Size(width: $0.width / scale, height: $0.height / scale) }
    var depths: [Int] = []
    for node in nodes {
      while let last = depths.last, last >= node.depth {
        tree.end()
        depths.removeLast()
      }
      depths.append(node.depth)
      tree.begin(
        isAndroid
          ? node.facts.android.snapshot(parent: tree.parentOfNext, scale: scale)
          : node.facts.apple(parent: tree.parentOfNext))
    }
    tree.endAll()
    if isAndroid {
      AndroidStops.mark(&tree)
    } else {
      tree.facts = [.label, .value, .identifier, .placeholder, .selection, .frame]
      XCTestUntyped.conclude(&tree)
    }
    return tree
  }
}
