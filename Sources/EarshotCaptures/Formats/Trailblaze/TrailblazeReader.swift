import EarshotTree

/// Collects the nodes of a waypoint, from either of its trees.
struct TrailblazeReader {
  var unknowns = UnknownList()
  private var nodes: [(node: TrailblazeFacts, depth: Int)] = []

  /// Whether the screen is one of Android.
  var isAndroid: Bool { nodes.contains { $0.node.isAndroid } }

  /// Reads the nodes of a tree in the form of one of its two kinds.
  mutating func read(
    _ root: JSONValue,
    as make: (JSONObject, inout UnknownList) throws(CaptureError) -> TrailblazeFacts
  ) throws(CaptureError) {
    var depth = 0
    var walk = JSONTreeWalk(root)
    while let event = try walk.next() {
      switch event {
      case .begin(let object):
        nodes.append((try make(object, &unknowns), depth))
        depth += 1
      case .end: depth -= 1
      }
    }
  }

  /// The views of a screen of Android.
  ///
  /// - Parameter size: width and height of the screen in pixels, where the waypoint tells.
  func android(_ size: Size?) -> AndroidHierarchy {
    var hierarchy = AndroidHierarchy(nodes) { $0.android }
    hierarchy.statedSize = size
    // What is false is left out.
    hierarchy.told.insert(.passwords)
    return hierarchy
  }

  /// The nodes of a screen of iOS, which have no types.
  ///
  /// - Parameter size: width and height of the screen in points, where the waypoint tells.
  func apple(_ size: Size?) -> XCTestTree {
    var tree = XCTestTree(nodes) { $0.apple.node }
    tree.statedSize = size
    tree.facts = [.label, .value, .identifier, .placeholder, .selection, .frame]
    XCTestUntyped.conclude(&tree)
    return tree
  }
}
