import EarshotSession
import EarshotTree

/// Why a technology has no way to a goal.
package enum EffortObstacle: String, Hashable, Sendable, CaseIterable {
  /// It never comes to the element.
  case unreached
  /// The element is reached, but has no such action.
  case noAction = "no-action"
  /// The element is reached, but cannot be set to the value, or nothing tells how.
  case noValue = "no-value"
  /// The element is out of sight, and no view around it scrolls.
  case offScreen = "off-screen"
  /// The element is out of sight, and scrolling by the scanner menu is not measured.
  case needsScrolling = "needs-scrolling"
  /// The technology does nothing on the element.
  case notActedOn = "not-acted-on"
  /// It is a link in a text, which has its own focus; ways into texts are not measured.
  case linkInText = "link-in-text"
}

extension EffortObstacle {
  /// Why focus does not stop at an element.
  init(missing id: Element.ID, on screen: Transcript.OrderedScreen) {
    let tree = ReachTree(screen)
    let isLink = tree.index(of: id).map { tree.isLinkInText($0) } ?? false
    self = isLink ? .linkInText : .unreached
  }

  /// Why scanning does not come to an element.
  init(notScanned id: Element.ID, on screen: Transcript.OrderedScreen) {
    let stop = screen.order.index(of: id).map { screen.order.stops[$0] }
    self = stop?.isOffscreen == true && stop?.isInteractive == true ? .needsScrolling : .unreached
  }
}
