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
  /// No trait says that it is a control, and the source does not tell what reacts to a tap.
  case reactionNotTold = "reaction-not-told"
  /// The source does not tell the custom actions of the element.
  case actionsNotTold = "actions-not-told"
  /// It lies in an element whose custom actions the source does not tell; one may do the same.
  case outerActionsNotTold = "outer-actions-not-told"
}

extension EffortObstacle {
  /// Why focus does not stop at an element.
  init(missing id: Element.ID, on screen: Transcript.OrderedScreen) {
    let tree = ReachTree(screen)
    let isLink = tree.index(of: id).map { tree.isLinkInText($0) } ?? false
    self = isLink ? .linkInText : .unreached
  }

  /// The obstacle as far as the source tells: what it does not tell is not concluded.
  func asFarAsTold(
    _ goal: EffortGoal, by technology: ReachTechnology, on screen: Transcript.OrderedScreen
  ) -> EffortObstacle {
    guard technology != .uiTest, let element = screen[goal.element], !element.has(.notEnabled)
    else { return self }
    switch (self, goal.aim) {
    case (.noAction, .action) where !element.isCaptured(.customActions): return .actionsNotTold
    case (.unreached, .activate), (.notActedOn, .activate):
      let tree = ReachTree(screen)
      if let index = tree.index(of: element.id), tree.mayBeAnAction(index) {
        return .outerActionsNotTold
      }
      return element.tellsReaction ? self : .reactionNotTold
    default: return self
    }
  }

  /// Whether there may be a way, of which the source does not tell.
  var isUntold: Bool {
    switch self {
    case .reactionNotTold, .actionsNotTold, .outerActionsNotTold: true
    case .unreached, .noAction, .noValue, .offScreen, .needsScrolling, .notActedOn, .linkInText:
      false
    }
  }

  /// Why scanning does not come to an element.
  init(notScanned id: Element.ID, on screen: Transcript.OrderedScreen) {
    let stop = screen.order.index(of: id).map { screen.order.stops[$0] }
    self = stop?.isOffscreen == true && stop?.isInteractive == true ? .needsScrolling : .unreached
  }
}

extension Element {
  /// Whether its traits or the source say if a touch does something.
  fileprivate var tellsReaction: Bool {
    isInteractive || isCaptured(.isTappable) || isCaptured(.respondsToUserInteraction)
  }
}
