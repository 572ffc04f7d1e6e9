package import EarshotTree

/// A menu of Switch Control: what can be done with what was chosen.
package struct ScannerMenu: Hashable, Sendable {
  /// One line: its words, and what stands beside them.
  package struct Line: Hashable, Sendable {
    /// The command.
    package var command: ScannerCommand
    /// The words, in the language of the system, or of the app for a custom action.
    package var text: String
    /// The mark beside the words.
    package var mark: Mark
  }

  /// The mark beside the words of a line.
  package enum Mark: Hashable, Sendable {
    /// A picture: of the system for its own lines, of the app for a custom action.
    case icon(String)
    /// A dot, for a custom action without a picture.
    ///
    /// A source shows a dot; Apple's talk of 2020 says that the first letter of the name stands there.
    case dot
  }

  /// The target of the menu.
  package enum Target: Hashable, Sendable {
    /// An element.
    case item(Element.ID)
    /// A point in screen coordinates.
    case point(Point)
    /// The app as a whole.
    case screen
  }

  /// The target of the menu.
  package let target: Target
  /// The name of what the menu is about; empty for a point and for the app as a whole.
  package let name: String
  /// The lines, page by page; no page is empty.
  package let pages: [[Line]]
  /// The page that is shown, from 0.
  package internal(set) var page = 0

  /// The most lines of a page; the number is an assumption.
  static let pageLimit = 8
  /// The most lines of a row, and of a page that is scanned line by line; the number is assumed.
  static let rowLimit = 4

  init(target: Target, name: String, pages: [[Line]]) {
    self.target = target
    self.name = name
    self.pages = pages.flatMap { $0.inRuns(of: ScannerMenu.pageLimit) }
  }

  /// The lines of the page that is shown.
  package var lines: [Line] { pages.indices.contains(page) ? pages[page] : [] }

  /// How the page is scanned: lines, or rows of them, then the other page and the way out.
  package func scanTree(isGrouping: Bool) -> ScanTree {
    var nodes = lines.indices.map {
      ScanTree.Node(content: .line($0), name: lines[$0].text, frame: nil)
    }
    if isGrouping, nodes.count > ScannerMenu.rowLimit {
      nodes = nodes.inRuns(of: ScannerMenu.rowLimit).map { run in
        guard run.count > 1 else { return run[0] }
        let name = run.map(\.name).joined(separator: ", ")
        return ScanTree.Node(content: .row, name: name, frame: nil, children: run)
      }
    }
    if pages.count > 1 { nodes.append(ScanTree.Node(content: .more, name: "", frame: nil)) }
    nodes.append(ScanTree.Node(content: .leaveMenu, name: name, frame: nil))
    return ScanTree(nodes: nodes)
  }
}

extension Array {
  /// The members in runs of a length; the last one may be shorter.
  fileprivate func inRuns(of length: Int) -> [[Element]] {
    stride(from: 0, to: count, by: length).map { Array(self[$0..<Swift.min($0 + length, count)]) }
  }
}
