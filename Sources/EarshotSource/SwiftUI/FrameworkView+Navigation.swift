extension FrameworkView {
  // MARK: Navigation

  /// The nodes of what shows one screen after another: of columns the first.
  var navigation: [SemanticNode] {
    tree.bars.isShown = true
    var inner = around
    inner.isInNavigation = true
    if let column = arguments.closure("sidebar") ?? arguments.trailing,
      name != "NavigationStack"
    {
      return firstColumn(tree.interpreter.views(of: column, at: place), inner)
    }
    return FrameworkView(
      name: "Group", arguments: arguments, range: range, tree: tree, around: inner
    )
    .children
  }

  /// The nodes of the column that a phone shows first, which leads to the others.
  private func firstColumn(_ views: [ViewValue], _ around: ViewSurroundings) -> [SemanticNode] {
    guard name == "NavigationView" else { return tree.nodes(of: views, around) }
    // What has nothing to hear, such as a link that code follows, is no column.
    let columns = views.lazy.map { tree.nodes(of: [$0], around) }
    return columns.first { !$0.isEmpty } ?? []
  }
}
