import EarshotTree

/// Finds the items of the status bar, which a dump lists among the elements of the app.
///
/// Swiping does not lead from the app into the status bar, so they are kept and not visited.
enum IDBStatusBar {
  static func mark(_ tree: inout XCTestTree, _ details: [IDBReader.Details]) {
    let appID = details.first?.processID
    for index in tree.nodes.indices where tree.nodes[index].parent >= 0 || tree.nodes.count > 1 {
      let node = tree.nodes[index]
      let isTold = node.traits.value?.contains(.statusBarElement) == true
      guard isTold || isInBar(node, details[index], appID) else { continue }
      tree.nodes[index].flags.insert(.isInStatusBar)
    }
  }

  private static func isInBar(
    _ node: XCTestNode, _ detail: IDBReader.Details, _ appID: Double?
  ) -> Bool {
    guard node.kind != .application, node.kind != .window, let frame = node.frame.value,
      frame.maxY <= 60, frame.height <= 40
    else { return false }
    // The system draws the bar, so another process answers for it. Without processes only the
    // clock can be told from what the app has at the top of a small screen.
    guard let appID, let processID = detail.processID else { return node.isClock }
    return processID != appID
  }
}

extension XCTestNode {
  /// Whether the label is a time, such as "9:41", "15.34" or "9:41 AM".
  var isClock: Bool {
    guard kind == .staticText || kind == .any, let label = spokenLabel, label.utf8.count <= 16
    else { return false }
    let parts = label.split { $0 == ":" || $0 == "." }
    guard parts.count == 2, let hour = Int(parts[0]), (0...24).contains(hour) else { return false }
    return Int(parts[1].prefix(2)).map { (0...59).contains($0) } ?? false
  }
}
