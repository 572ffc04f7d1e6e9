import EarshotTree

/// Concludes structure in a tree whose source names no types: only texts and frames are known.
enum XCTestUntyped {
  /// Finds the app, the status bar, what scrolls, and what lies beyond the screen.
  static func conclude(_ tree: inout XCTestTree) {
    guard let app = app(in: tree) else { return }
    if tree.nodes[app].kind == .any { tree.nodes[app].kind = .application }
    guard let size = tree.screenSize else { return }
    markScrollViews(&tree)
    markBars(&tree, size)
    markStatusBar(&tree, outside: app..<tree.nodes[app].end, size)
    markOutOfReach(&tree, size)
  }

  /// The root, or the largest of the nodes in a root without extent.
  private static func app(in tree: XCTestTree) -> Int? {
    guard let root = tree.nodes.first else { return nil }
    if !root.hasEmptyFrame, root.frame.isCaptured { return 0 }
    return tree.children(of: 0).max { area(tree.nodes[$0]) < area(tree.nodes[$1]) }
  }

  private static func area(_ node: XCTestNode) -> Double {
    node.frame.value.map { $0.width * $0.height } ?? 0
  }

  /// A view with scroll bars scrolls: they are 30 points thick and lie at its edge.
  private static func markScrollViews(_ tree: inout XCTestTree) {
    for node in tree.nodes where node.parent >= 0 && tree.nodes[node.parent].kind == .any {
      guard let frame = node.frame.value, let outer = tree.nodes[node.parent].frame.value,
        node.value?.hasSuffix("%") == true, node.spokenLabel != nil,
        abs(min(frame.width, frame.height) - 30) <= 1
      else { continue }
      let isAtEdge = abs(outer.maxX - frame.maxX) <= 8 || abs(outer.maxY - frame.maxY) <= 8
      if isAtEdge || node.label?.contains("scroll bar") == true {
        tree.nodes[node.parent].kind = .scrollView
      }
    }
  }

  /// A strip over the beginning of what scrolls, and beside it, is a navigation bar, and so is one
  /// with the name that SwiftUI gives it.
  private static func markBars(_ tree: inout XCTestTree, _ size: Size) {
    for index in tree.nodes.indices where tree.nodes[index].kind == .any {
      let node = tree.nodes[index]
      // SwiftUI names its bar after the class of the controller of its stack.
      guard node.identifier?.hasPrefix("_TtGC7SwiftUI") == true, node.end > index + 1,
        let bar = node.frame.value, bar.width >= 0.9 * size.width,
        (30...110).contains(bar.height), (20...150).contains(bar.y)
      else { continue }
      tree.nodes[index].kind = .navigationBar
    }
    for view in tree.nodes.indices where tree.nodes[view].kind == .scrollView {
      guard let frame = tree.nodes[view].frame.value else { continue }
      for index in tree.children(of: tree.nodes[view].parent) where index != view {
        guard tree.nodes[index].kind == .any, tree.nodes[index].spokenLabel == nil,
          tree.nodes[index].end > index + 1, let bar = tree.nodes[index].frame.value,
          bar.width >= 0.9 * size.width, (30...110).contains(bar.height),
          bar.y >= frame.y, bar.y - frame.y <= 150, bar.y <= 150
        else { continue }
        tree.nodes[index].kind = .navigationBar
      }
    }
  }

  /// The bar is a strip at the top that is not the app's.
  private static func markStatusBar(
    _ tree: inout XCTestTree, outside app: Range<Int>, _ size: Size
  ) {
    for index in tree.nodes.indices where !app.contains(index) {
      guard tree.nodes[index].kind == .any, let frame = tree.nodes[index].frame.value,
        frame.y == 0, frame.height > 0, frame.height <= 64, frame.width >= 0.9 * size.width
      else { continue }
      tree.nodes[index].kind = .statusBar
    }
  }

  /// What is not in sight is out of reach, unless scrolling brings it there.
  private static func markOutOfReach(_ tree: inout XCTestTree, _ size: Size) {
    let screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var isInScrollView = Array(repeating: false, count: tree.nodes.count)
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      if node.parent >= 0 {
        isInScrollView[index] =
          isInScrollView[node.parent] || tree.nodes[node.parent].kind == .scrollView
      }
      guard !isInScrollView[index], let frame = node.frame.value, !frame.isEmpty else { continue }
      let visible = frame.intersection(screen)
      // Maestro itself leaves out what shows less than a tenth.
      if visible.width * visible.height < 0.1 * frame.width * frame.height {
        tree.nodes[index].flags.insert(.isOutOfReach)
      }
    }
  }
}
