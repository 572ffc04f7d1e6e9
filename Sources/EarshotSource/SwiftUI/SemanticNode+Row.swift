import EarshotTree

extension SemanticNode {
  /// The node as a part of a row, where large and bold letters are no sign of a heading.
  var ofRow: SemanticNode {
    var node = self
    node.isInRow = true
    if let size = appearance.fontSize, size > 17 { node.appearance.fontSize = nil }
    node.appearance.fontWeight = nil
    node.children = children.map(\.ofRow)
    return node
  }
}
