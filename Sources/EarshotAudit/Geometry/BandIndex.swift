import EarshotTree

/// Finds what lies at a height without looking at everything on a screen.
struct BandIndex {
  private static let height = 64.0
  /// How many nodes of a band are remembered: those drawn last, which are on top.
  private static let depth = 32
  /// How many bands a node may fill; what is higher is on every band anyway.
  private static let reach = 256

  private var bands: [Int: [Node]] = [:]

  /// Files nodes by the part of them that is in sight, in drawing order.
  init(_ nodes: some Sequence<Node>) {
    for node in nodes {
      guard let sight = node.sight else { continue }
      for band in BandIndex.range(sight) {
        bands[band, default: []].append(node)
        if bands[band, default: []].count > 2 * BandIndex.depth {
          bands[band]?.removeFirst(BandIndex.depth)
        }
      }
    }
  }

  /// The nodes near a rectangle; some may not meet it, and one may be named more than once.
  func nodes(near rect: Rect) -> some Sequence<Node> {
    BandIndex.range(rect).lazy.flatMap { bands[$0] ?? [] }
  }

  private static func range(_ rect: Rect) -> ClosedRange<Int> {
    let top = Int(max(-1e6, min(1e6, rect.y)) / height)
    let bottom = Int(max(-1e6, min(1e6, rect.maxY)) / height)
    return top...min(max(top, bottom), top + reach)
  }
}
