package import EarshotSession
import EarshotSpeech
package import EarshotSwitchControl
import EarshotTree

/// Finds the presses that lead to a goal, with the waiting between them.
///
/// Each press is tried on Switch Control itself, so that menus, pages and folders are those that a
/// person would see. Scanning begins at the first item.
package struct SwitchControlEffort {
  private let technology: SwitchControl
  private let screen: Transcript.OrderedScreen
  private let pace: EffortPace
  private let switches: Int

  /// Prepares a screen.
  ///
  /// - Parameters:
  ///   - technology: Switch Control with its preferences.
  ///   - screen: the screen in reading order.
  ///   - pace: how long a press takes.
  ///   - switches: 1 for auto scanning and a switch that selects; 2 for one that moves on and one
  ///     that selects; 3 for another one that moves back.
  package init(
    _ technology: SwitchControl, on screen: Transcript.OrderedScreen, pace: EffortPace,
    switches: Int = 1
  ) {
    var technology = technology
    technology.preferences.mode = .item
    technology.preferences.scanningStyle = switches > 1 ? .manual : .auto
    self.technology = technology
    self.screen = screen
    self.pace = pace
    self.switches = switches
  }

  /// The way to a goal, or why there is none.
  package func path(to goal: EffortGoal) -> EffortOutcome {
    var walk = SwitchWalk(technology, on: screen, pace: pace, switches: switches)
    guard let path = walk.technology.scanTree.path(to: goal.element),
      let element = screen[goal.element]
    else { return .obstacle(EffortObstacle(notScanned: goal.element, on: screen)) }
    let isTapped = goal.aim == .activate && technology.preferences.tapBehavior != .menu
    walk.descend(path, opensMenu: !isTapped)
    if isTapped {
      if technology.preferences.tapBehavior == .auto {
        walk.waitForTap(technology.preferences.autoTapInterval)
      }
      return .path(EffortPath(technology: .switchControl, goal: goal, steps: walk.steps))
    }
    switch goal.aim {
    case .activate:
      guard walk.choose(.tap) else { return .obstacle(.notActedOn) }
    case .action(let names):
      guard !names.isEmpty else { return .obstacle(.noAction) }
      for depth in names.indices {
        let part = Array(names[...depth])
        guard walk.choose(depth == names.count - 1 ? .custom(part) : .folder(part)) else {
          return .obstacle(.noAction)
        }
      }
    case .value(let wanted):
      guard let adjustment = AdjustmentSteps(of: element, to: wanted) else {
        return .obstacle(.noValue)
      }
      // The menu stays open, and the line stays highlighted.
      for turn in 0..<abs(adjustment.count) {
        if turn > 0 {
          walk.pressAgain(hearing: adjustment.values[turn])
        } else if !walk.choose(adjustment.count > 0 ? .increment : .decrement) {
          return .obstacle(.noValue)
        }
      }
    }
    return .path(EffortPath(technology: .switchControl, goal: goal, steps: walk.steps))
  }
}
