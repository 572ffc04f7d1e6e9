/// How many of some nodes stand together: in one view, or in views side by side.
struct Clusters {
  private var sizes: [Int: Int] = [:]

  init(of nodes: some Sequence<AuditedScreen.Node>) {
    for node in nodes {
      for place in Self.places(of: node) { sizes[place, default: 0] += 1 }
    }
  }

  /// How many stand where a node does.
  func size(around node: AuditedScreen.Node) -> Int {
    Self.places(of: node).map { sizes[$0, default: 0] }.max() ?? 0
  }

  /// The parent and the view around it: the keys of a pad stand in rows, days in cells.
  private static func places(of node: AuditedScreen.Node) -> [Int] {
    guard let parent = node.parent else { return [-1] }
    return [parent.index] + (parent.parent.map { [$0.index] } ?? [])
  }
}
