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

  /// The nodes as a snapshot of a screen; the size is in pixels for Android.
  ///
  /// - Parameter density: pixels per point of a screen of Android, when the user knows.
  func tree(_ size: Size?, density: Double?) -> XCTestTree {
    // Asking goes through all nodes.
    let isAndroid = isAndroid
    let guess = size.map { AndroidStops.scale(width: $0.width, height: $0.height) } ?? 1
    let scale = isAndroid ? density ?? guess : 1
    var tree = XCTestTree(nodes) { isAndroid ? $0.android.snapshot(scale: scale) : $0.apple }
    tree.statedSize = size.map { Size(width: $0.width / scale, height: $0.height / scale) }
    if isAndroid {
      AndroidStops.mark(&tree)
    } else {
      tree.facts = [.label, .value, .identifier, .placeholder, .selection, .frame]
      XCTestUntyped.conclude(&tree)
    }
    return tree
  }
}
