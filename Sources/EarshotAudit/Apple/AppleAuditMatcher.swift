import EarshotTree

/// Finds the elements of a screen that results of Apple's audit are about.
struct AppleAuditMatcher {
  let screen: AuditedScreen
  private let byIdentifier: [String: [AuditedScreen.Node]]
  private let byLabel: [String: [AuditedScreen.Node]]

  /// The least part of the union that two rectangles of one element share.
  private static let leastOverlap = 0.6
  /// The same when the label or identifier agrees, as tools round differently.
  private static let leastOverlapOfNamed = 0.2

  init(screen: AuditedScreen) {
    self.screen = screen
    var byIdentifier: [String: [AuditedScreen.Node]] = [:]
    var byLabel: [String: [AuditedScreen.Node]] = [:]
    for node in screen.nodes {
      if let name = node.element.identifier.value, !name.isEmpty {
        byIdentifier[name, default: []].append(node)
      }
      if !node.spokenLabel.isEmpty { byLabel[node.spokenLabel, default: []].append(node) }
      if let text = node.shownText, text != node.spokenLabel {
        byLabel[text, default: []].append(node)
      }
    }
    self.byIdentifier = byIdentifier
    self.byLabel = byLabel
  }

  /// The node that an issue is about; `nil` when none or several could be meant.
  func node(of issue: AppleAuditIssue) -> AuditedScreen.Node? {
    let named = candidates(of: issue)
    guard let frame = issue.frame, frame.isFinite, !frame.isEmpty else {
      return only(of: named, type: issue.type)
    }
    if !named.isEmpty {
      let near = best(of: named, frame, type: issue.type, least: Self.leastOverlapOfNamed)
      // The audit measures text at other text sizes, where frames differ; a name is enough if
      // nothing else has it.
      return near ?? only(of: named, type: issue.type)
    }
    // A name that the screen does not have is of another moment or of another app.
    let isNamed = [issue.label, issue.identifier].contains { $0?.trimmed.isEmpty == false }
    let least = isNamed ? 0.9 : Self.leastOverlap
    return best(of: screen.nodes, frame, type: issue.type, least: least)
  }

  /// The nodes of the identifier or else of the label.
  private func candidates(of issue: AppleAuditIssue) -> [AuditedScreen.Node] {
    if let name = issue.identifier, let found = byIdentifier[name] { return found }
    guard let label = issue.label?.trimmed, !label.isEmpty else { return [] }
    return byLabel[label] ?? []
  }

  /// The one node, or the one of a type, or the one stop.
  private func only(of nodes: [AuditedScreen.Node], type: String?) -> AuditedScreen.Node? {
    if nodes.count == 1 { return nodes[0] }
    let ofType = nodes.filter { hasType($0, type) }
    if ofType.count == 1 { return ofType[0] }
    // A label inside a button of the same label is the button.
    let stops = nodes.filter { $0.isStop }
    return stops.count == 1 ? stops[0] : nil
  }

  /// The node whose frame is nearest; of equal ones that of the type, then the stop, then the inner.
  private func best(
    of nodes: [AuditedScreen.Node], _ frame: Rect, type: String?, least: Double
  ) -> AuditedScreen.Node? {
    var found: (node: AuditedScreen.Node, rank: (Double, Int, Int, Int))?
    for node in nodes {
      guard let other = node.frame else { continue }
      let shared = frame.intersectionOverUnion(with: other)
      guard shared >= least else { continue }
      // Twentieths, so that rounding does not choose between two elements of one place.
      let rank = (
        (shared * 20).rounded(), hasType(node, type) ? 1 : 0, node.isStop ? 1 : 0,
        node.depth
      )
      if found.map({ $0.rank < rank }) ?? true { found = (node, rank) }
    }
    return found?.node
  }

  private func hasType(_ node: AuditedScreen.Node, _ type: String?) -> Bool {
    guard let type, let own = node.element.type else { return false }
    return own.hasSuffix(type)
  }
}
