import EarshotTree

/// The nodes of a snapshot that no app made and no listener meets.
///
/// Scroll bars, dimming overlays, texts without extent in buttons, windows without contents, and
/// section headers that are listed a second time as children of their table.
struct XCTestNoise {
  /// Whether the node, or one around it, is dropped.
  private(set) var isDropped: [Bool]
  /// Section headers that were listed twice; the copy had the trait.
  private(set) var headers: Set<Int> = []

  init(_ tree: XCTestTree) {
    isDropped = Array(repeating: false, count: tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      let isInDropped = node.parent >= 0 && isDropped[node.parent]
      if isInDropped || Self.isSynthetic(node, index, tree) { isDropped[index] = true }
      if node.kind == .table, !isDropped[index] { dropRepeatedHeaders(of: index, tree) }
    }
    dropEmptyWindows(tree)
    dropRewritten(tree)
  }

  private static func isSynthetic(_ node: XCTestNode, _ index: Int, _ tree: XCTestTree) -> Bool {
    switch node.kind {
    case .scrollBar: true
    case .image: node.identifier == "AdditionalDimmingOverlay"
    case .staticText:
      (node.frame.hasNoSides ?? (node.frame == .empty)) && tree.isInside(.button, index)
    case .other, .any: isScrollBar(node, tree)
    default: false
    }
  }

  /// Whether it is a scroll bar, which XCTest lists as a percentage of type Other, in any language.
  private static func isScrollBar(_ node: XCTestNode, _ tree: XCTestTree) -> Bool {
    guard !node.flags.contains(.isAccessible), let value = node.value, value.utf8.count <= 8,
      value.contains("%") || value.contains("٪"), let label = node.spokenLabel
    else { return false }
    if label.contains("scroll bar") { return true }
    guard node.parent >= 0, tree.nodes[node.parent].kind.scrolls, let frame = node.frame.value
    else { return false }
    return min(frame.width, frame.height) <= 30
  }

  /// Drops children of a table that repeat a section header further inside.
  private mutating func dropRepeatedHeaders(of table: Int, _ tree: XCTestTree) {
    var copies: [Header: Int] = [:]
    for child in tree.children(of: table)
    where tree.nodes[child].traits.value?.contains(.header) == true {
      guard let header = Header(tree.nodes[child]) else { continue }
      if copies[header] != nil {
        isDropped[child] = true
      } else {
        copies[header] = child
      }
    }
    guard !copies.isEmpty else { return }
    for index in table + 1..<tree.nodes[table].end where tree.nodes[index].parent != table {
      let node = tree.nodes[index]
      guard tree.facts.contains(.accessible) ? node.flags.contains(.isAccessible) : true,
        let header = Header(node), let copy = copies.removeValue(forKey: header)
      else { continue }
      isDropped[copy] = true
      headers.insert(index)
    }
    for index in table + 1..<tree.nodes[table].end where isDropped[tree.nodes[index].parent] {
      isDropped[index] = true
    }
  }

  /// Drops what a source without types writes again beside a named element: the view of the same
  /// identifier and frame with nothing but that name in it, and the view around it with its value.
  private mutating func dropRewritten(_ tree: XCTestTree) {
    var named: [Sibling: Int] = [:]
    for (index, node) in tree.nodes.enumerated() where node.kind == .any && !isDropped[index] {
      let words = [node.identifier, node.value].compactMap { $0?.isEmpty == false ? $0 : nil }
      let keys = words.map { Sibling(parent: node.parent, word: $0) }
      if node.spokenLabel != nil {
        if node.value?.isEmpty == false { for key in keys { named[key] = named[key] ?? index } }
        continue
      }
      let others = keys.compactMap { named[$0] }
      guard others.contains(where: { Self.says(index, nothingButThatOf: $0, tree) }) else {
        continue
      }
      for inner in index..<max(node.end, index + 1) { isDropped[inner] = true }
    }
  }

  private static func says(
    _ index: Int, nothingButThatOf other: Int, _ tree: XCTestTree
  ) -> Bool {
    let node = tree.nodes[index]
    let named = tree.nodes[other]
    guard let frame = node.frame.value, let place = named.frame.value,
      frame.intersection(place) == place
    else { return false }
    let said = Set([named.spokenLabel, named.value].compactMap(\.self))
    let texts = tree.nodes[index..<max(node.end, index + 1)].compactMap(\.text)
    return !texts.isEmpty && texts.allSatisfy(said.contains)
  }

  /// Drops windows without text that come after one with text.
  private mutating func dropEmptyWindows(_ tree: XCTestTree) {
    var hasContents = false
    for index in tree.nodes.indices where tree.nodes[index].kind == .window && !isDropped[index] {
      let window = index..<tree.nodes[index].end
      let isEmpty = !tree.nodes[window].contains {
        $0.text != nil || $0.value != nil || $0.flags.contains(.isAccessible) || $0.kind.isControl
      }
      if isEmpty && hasContents {
        for inner in window { isDropped[inner] = true }
      }
      hasContents = hasContents || !isEmpty
    }
  }
}

/// A word of a node among those beside it.
private struct Sibling: Hashable {
  var parent: Int
  var word: String
}

/// What makes two section headers the same.
private struct Header: Hashable {
  var label: String
  var frame: Rect

  init?(_ node: XCTestNode) {
    guard let label = node.spokenLabel, let frame = node.frame.value else { return nil }
    self.label = label
    self.frame = frame
  }
}

extension Property<Rect> {
  /// Whether both sides are zero; `nil` without a rectangle.
  var hasNoSides: Bool? { value.map { $0.width == 0 && $0.height == 0 } }
}
