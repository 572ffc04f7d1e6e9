import EarshotTree

/// The views of one screen of Android, each before those in it, in whichever format they were
/// written down.
struct AndroidHierarchy {
  /// A fact that not every capture tells.
  enum Fact: Hashable {
    case hints, actions, passwords
  }

  var nodes: [AndroidNode] = []
  /// The facts that some node told.
  var told: Set<Fact> = []
  /// Width and height of the screen in pixels, where the source tells them apart from the views.
  var statedSize: Size?

  /// No views.
  init() {}

  /// The views of a list of nodes with their depths.
  init<Node>(_ list: [(node: Node, depth: Int)], _ view: (Node) -> AndroidNode) {
    var open: [(index: Int, depth: Int)] = []
    for (node, depth) in list {
      while let last = open.last, last.depth >= depth {
        nodes[last.index].end = nodes.count
        open.removeLast()
      }
      var view = view(node)
      view.parent = open.last?.index ?? -1
      open.append((nodes.count, depth))
      nodes.append(view)
    }
    for last in open { nodes[last.index].end = nodes.count }
  }

  /// Width and height of the screen in pixels: what the outermost views reach, else as stated.
  var size: Size? {
    let roots = nodes.filter { $0.parent < 0 }.compactMap(\.bounds)
    let extent = Size(
      width: roots.map(\.right).max() ?? 0, height: roots.map(\.bottom).max() ?? 0)
    return extent.width > 0 && extent.height > 0 ? extent : statedSize ?? largestExtent
  }

  /// The density that the sizes of its views speak for.
  var density: AndroidDensity {
    let squares = nodes.filter { !$0.isOutOfSight }.compactMap { node -> AndroidDensity.Square? in
      guard let frame = node.frame, abs(frame.width - frame.height) <= 1 else { return nil }
      return AndroidDensity.Square(side: frame.width, isTarget: node.isActionable)
    }
    return AndroidDensity(of: size, squares: squares, lengths: lengths)
  }

  /// The sides of the views in pixels, and their distances from the edges of the views around them.
  private var lengths: Set<Int> {
    var lengths: Set<Int> = []
    for node in nodes {
      guard let own = node.bounds else { continue }
      var sides = [own.right - own.left, own.bottom - own.top]
      if node.parent >= 0, let outer = nodes[node.parent].bounds {
        sides += [
          own.left - outer.left, own.top - outer.top, outer.right - own.right,
          outer.bottom - own.bottom,
        ]
      }
      // Longer ones come of the size of the screen.
      for side in sides where side >= 6 && side < 250 { lengths.insert(Int(side)) }
    }
    return lengths
  }

  /// What all views reach, for a source whose root has no bounds.
  private var largestExtent: Size? {
    let bounds = nodes.compactMap(\.bounds)
    let extent = Size(
      width: bounds.map(\.right).max() ?? 0, height: bounds.map(\.bottom).max() ?? 0)
    return extent.width > 0 && extent.height > 0 ? extent : nil
  }
}
