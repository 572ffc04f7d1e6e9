import EarshotTree

/// Rows of a list of which one is selected, in a source that does not tell what is an element.
enum XCTestRows {
  /// Makes each row one element with the texts in it, as a table does: a cell or a view without
  /// words that is selected, and those beside it of the same width.
  static func join(_ tree: inout XCTestTree) {
    for index in tree.nodes.indices where isRow(index, tree) {
      guard tree.nodes[index].flags.contains(.isSelected), let frame = tree.nodes[index].frame.value
      else { continue }
      for row in tree.children(of: tree.nodes[index].parent) where isRow(row, tree) {
        guard let other = tree.nodes[row].frame.value, other.x == frame.x,
          other.width == frame.width
        else { continue }
        tree.nodes[row].kind = .cell
        let texts = (row + 1..<tree.nodes[row].end).filter { !tree.nodes[$0].isSymbol }
          .compactMap { tree.nodes[$0].text }
        tree.nodes[row].label = texts.joined(separator: ", ")
      }
    }
  }

  /// Whether a view without words holds texts, and nothing that is used by itself.
  private static func isRow(_ index: Int, _ tree: XCTestTree) -> Bool {
    let node = tree.nodes[index]
    guard [.any, .cell].contains(node.kind), node.text == nil, node.parent >= 0,
      node.end > index + 1, node.end - index <= 20
    else { return false }
    let inside = tree.nodes[index + 1..<node.end]
    return inside.contains { $0.text != nil && !$0.isSymbol }
      && inside.allSatisfy {
        [.any, .staticText, .image].contains($0.kind) && !$0.flags.contains(.isSelected)
      }
  }
}
