import EarshotTree

/// Finds bars of tabs and segments, which a dump has as groups of radio buttons.
enum IDBTabs {
  /// Makes each group of nothing but tabs a bar: a tab bar at the bottom of the screen or with a
  /// name, segments elsewhere.
  static func mark(_ tree: inout XCTestTree) {
    let size = tree.screenSize
    for index in tree.nodes.indices where tree.nodes[index].kind == .group {
      let node = tree.nodes[index]
      let children = tree.children(of: index)
      guard !children.isEmpty, children.allSatisfy({ tree.nodes[$0].kind == .tab }) else {
        continue
      }
      let bottom = node.frame.value?.maxY ?? 0
      let isAtBottom = size.map { bottom >= $0.height - 40 } ?? false
      tree.nodes[index].kind =
        isAtBottom || node.spokenLabel != nil ? .tabBar : .segmentedControl
    }
  }

  /// Bars whose contents the backend of older versions leaves out.
  static func warnings(_ tree: XCTestTree) -> [Capture.Warning] {
    guard let size = tree.screenSize else { return [] }
    return tree.nodes.indices.compactMap { index in
      let node = tree.nodes[index]
      guard node.kind == .group, node.end == index + 1, node.parent >= 0,
        let frame = node.frame.value, frame.width >= 0.9 * size.width, frame.height > 0,
        frame.height <= 120
      else { return nil }
      let name = node.spokenLabel.map { "the group '\($0)'" } ?? "a bar without a name"
      return Capture.Warning(
        "\(name) is empty: the old backend of idb does not list what is in tab bars, navigation "
          + "bars and groups, so elements are missing here", at: node.location)
    }
  }
}
