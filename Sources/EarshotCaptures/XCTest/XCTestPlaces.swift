import EarshotTree

/// What the place of an element tells of it that its type does not.
enum XCTestPlaces {
  /// Marks the buttons that lead back, the cells that lead on and the texts of headings of pages.
  static func conclude(_ tree: inout XCTestTree) {
    for index in tree.nodes.indices {
      switch tree.nodes[index].kind {
      case .navigationBar: markBackButton(&tree, index)
      case .webView: markHeadings(&tree, index)
      case .cell: markDisclosure(&tree, index)
      default: break
      }
    }
  }

  /// A named button at the very edge of a navigation bar leads back.
  ///
  /// UIKit lets its back button begin at the edge of the bar, up to iOS 18, and sets the buttons of
  /// the app in by a margin. From iOS 26 on it has an identifier.
  private static func markBackButton(_ tree: inout XCTestTree, _ bar: Int) {
    guard let frame = tree.nodes[bar].frame.value, (44...60).contains(frame.height) else { return }
    let buttons = (bar + 1..<tree.nodes[bar].end).filter { tree.nodes[$0].kind == .button }
    let atEdge = buttons.filter { index in
      guard let button = tree.nodes[index].frame.value, tree.nodes[index].spokenLabel != nil else {
        return false
      }
      return button.x == frame.x && button.height == frame.height
        && button.width < frame.width / 2
    }
    if atEdge.count == 1 { tree.nodes[atEdge[0]].flags.insert(.leadsBack) }
  }

  /// A cell with the sign at its end that it leads on, which WebDriverAgent has as a button that
  /// cannot be touched.
  private static func markDisclosure(_ tree: inout XCTestTree, _ cell: Int) {
    for inner in cell + 1..<tree.nodes[cell].end {
      let node = tree.nodes[inner]
      guard node.kind == .button, node.identifier == "chevron", node.flags.contains(.isDisabled)
      else { continue }
      tree.nodes[cell].flags.insert(.leadsOn)
      // The sign itself is never heard.
      tree.nodes[inner].flags.insert(.isOutOfReach)
      nameByTexts(&tree, cell)
    }
  }

  /// UIKit joins the texts of a cell that has no label of its own.
  private static func nameByTexts(_ tree: inout XCTestTree, _ cell: Int) {
    guard tree.nodes[cell].spokenLabel == nil else { return }
    let texts = (cell + 1..<tree.nodes[cell].end)
      .filter { tree.nodes[$0].kind == .staticText && !tree.nodes[$0].isSymbol }
      .compactMap { tree.nodes[$0].text }
    if !texts.isEmpty { tree.nodes[cell].label = texts.joined(separator: ", ") }
  }

  /// WebKit writes the level of a heading as the value of the view around its text.
  private static func markHeadings(_ tree: inout XCTestTree, _ page: Int) {
    for index in page..<tree.nodes[page].end {
      let node = tree.nodes[index]
      guard node.kind == .other, !node.flags.contains(.isAccessible), node.end == index + 2,
        let value = node.value, let level = Int(value), (1...6).contains(level),
        tree.nodes[index + 1].kind == .staticText, tree.nodes[index + 1].label == node.label
      else { continue }
      tree.nodes[index + 1].flags.insert(.isHeadingOfPage)
      tree.nodes[index + 1].value = value
    }
  }
}
