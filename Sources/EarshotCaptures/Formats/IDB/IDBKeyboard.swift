import EarshotTree

/// Finds the keys of the software keyboard, which a dump lists as buttons of the app.
enum IDBKeyboard {
  /// Makes keys of the buttons on the plain view that is as wide as the screen and lies at its
  /// bottom, when there are more of them than a toolbar has.
  static func mark(_ tree: inout XCTestTree) {
    guard let size = tree.screenSize, let board = board(in: tree, size) else { return }
    let keys = tree.nodes.indices.filter { index in
      guard tree.nodes[index].kind == .button, let frame = tree.nodes[index].frame.value else {
        return false
      }
      return frame.y >= board.y && frame.maxY <= board.maxY
    }
    guard keys.count >= 12 else { return }
    for index in keys { tree.nodes[index].kind = .key }
  }

  private static func board(in tree: XCTestTree, _ size: Size) -> Rect? {
    tree.nodes.lazy.filter { $0.kind == .other && $0.text == nil && $0.value == nil }
      .compactMap(\.frame.value)
      .first { frame in
        frame.width >= 0.95 * size.width && frame.maxY >= size.height - 1
          && frame.height >= 0.2 * size.height && frame.height <= 0.6 * size.height
      }
  }
}
