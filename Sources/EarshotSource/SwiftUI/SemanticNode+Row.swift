import EarshotTree

extension SemanticNode {
  /// The node as a part of a row.
  var ofRow: SemanticNode {
    var node = self
    node.isInRow = true
    node.appearance.fontSize = nil
    node.appearance.fontWeight = nil
    node.children = children.map(\.ofRow)
    return node
  }
}
