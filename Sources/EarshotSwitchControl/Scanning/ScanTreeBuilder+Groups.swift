import EarshotTree

extension ScanTreeBuilder {
  /// The least number of items for which the system forms a group by itself.
  ///
  /// Two items are as quickly reached one after the other; the number is an assumption.
  static let smallestGroup = 3
  /// The most nodes of a level whose rows are not grouped; the number is an assumption.
  static let rowLimit = 8

  /// The first level.
  mutating func nodes(isGrouping: Bool) -> [ScanTree.Node] {
    let entries = entries()
    guard isGrouping else { return entries.map(\.node) }
    var level = grouped(entries)
    // One group alone is no choice, unless the app asked for it.
    while level.count == 1, level[0].isGroup, !isCombined(level[0]) { level = level[0].children }
    return ScanTreeBuilder.inRows(level)
  }

  private func isCombined(_ node: ScanTree.Node) -> Bool {
    guard case .container(let id) = node.content else { return true }
    return containers.contains { $0.id == id && $0.kind == .combined }
  }

  /// A container that is being filled.
  private struct Open {
    var container: Int?
    var nodes: [ScanTree.Node] = []
    var controls = 0
  }

  private func grouped(_ entries: [Entry]) -> [ScanTree.Node] {
    var open = [Open()]
    for entry in entries {
      close(&open, until: entry.container)
      for container in path(from: open[open.count - 1].container, to: entry.container) {
        open.append(Open(container: container))
      }
      open[open.count - 1].nodes.append(entry.node)
      open[open.count - 1].controls += entry.isControl ? 1 : 0
    }
    close(&open, until: nil)
    return open[0].nodes
  }

  /// Closes the containers that do not hold the next item.
  private func close(_ open: inout [Open], until container: Int?) {
    while let last = open.last, let index = last.container, !isAncestor(index, of: container) {
      open.removeLast()
      let nodes = closed(last, containers[index])
      open[open.count - 1].nodes += nodes
      open[open.count - 1].controls += last.controls
    }
  }

  private func isAncestor(_ index: Int, of container: Int?) -> Bool {
    var next = container
    while let current = next, containers[current].depth >= containers[index].depth {
      if current == index { return true }
      next = containers[current].parent
    }
    return false
  }

  private func path(from outer: Int?, to inner: Int?) -> [Int] {
    var path: [Int] = []
    var next = inner
    while let index = next, index != outer {
      path.append(index)
      next = containers[index].parent
    }
    return path.reversed()
  }

  /// What becomes of the members of a container: one group, or the members themselves.
  private func closed(_ open: Open, _ container: Container) -> [ScanTree.Node] {
    let nodes = open.nodes
    let isGroup: Bool
    switch container.kind {
    case .combined: isGroup = nodes.count >= 2
    case .separate:
      return nodes.map { node in
        var node = node
        node.isSeparate = true
        return node
      }
    case .automatic: isGroup = nodes.count >= ScanTreeBuilder.smallestGroup
    case .cell: isGroup = open.controls >= 2 && nodes.count >= 2
    }
    guard isGroup else { return nodes }
    return [
      ScanTreeBuilder.group(
        .container(container.id), name: container.name, ScanTreeBuilder.inRows(nodes))
    ]
  }

  /// Groups the items of each row, when a level is long; the keys of a keyboard always.
  private static func inRows(_ nodes: [ScanTree.Node]) -> [ScanTree.Node] {
    let isLong = nodes.count > rowLimit
    var result: [ScanTree.Node] = []
    var row: [ScanTree.Node] = []
    func endRow() {
      let isKeyboard = row.allSatisfy(\.isKey)
      let isGroup = row.count >= 2 && (isLong || isKeyboard)
      result += isGroup ? [group(.row, name: nil, row)] : row
      row = []
    }
    for node in nodes {
      if let first = row.first, !node.isInRow(of: first) { endRow() }
      row.append(node)
    }
    endRow()
    // A single row is the level itself.
    guard result.count == 1, result[0].content == .row, !nodes.allSatisfy(\.isKey) else {
      return result
    }
    return result[0].children
  }

  private static func group(
    _ content: ScanTree.Content, name: String?, _ nodes: [ScanTree.Node]
  ) -> ScanTree.Node {
    let frames = nodes.compactMap(\.frame)
    let frame = frames.dropFirst().reduce(frames.first) { $0?.union($1) }
    let names = [nodes.first?.name, nodes.last?.name].compactMap(\.self)
    return ScanTree.Node(
      content: content, name: name ?? names.joined(separator: " … "), frame: frame,
      children: nodes)
  }
}

extension ScanTree.Node {
  /// Whether it stands beside the first item of a row: their heights overlap by half of the lower.
  fileprivate func isInRow(of first: ScanTree.Node) -> Bool {
    guard element != nil, first.element != nil, !isSeparate, !first.isSeparate,
      isKey == first.isKey, let frame, let other = first.frame
    else { return false }
    let overlap = min(frame.maxY, other.maxY) - max(frame.y, other.y)
    return overlap > 0 && overlap >= min(frame.height, other.height) / 2
  }
}
