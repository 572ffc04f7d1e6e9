package import EarshotSpeech
package import EarshotSwitchControl

/// Who uses a screen, and how fast: what the cheapest ways to a goal depend on.
package struct EffortModel: Hashable, Sendable {
  /// The language of the system, and what VoiceOver says.
  package var settings = SpeechSettings()
  /// How long things take.
  package var pace = EffortPace()
  /// How is scanned.
  package var scanning = SwitchPreferences()
  /// How many switches there are: 1, 2 or 3.
  package var switches = 1
  /// Seconds for which scanning by itself stays at an item.
  package var interval: Double {
    get { scanning.interval }
    set { scanning.interval = newValue }
  }

  /// A user of a phone that was just set up.
  package init() {}
}

extension ScreenReach {
  /// The goal as a technology has to put it: on the element at which it stops instead.
  func goal(for technology: ReachTechnology, instead goal: EffortGoal) -> EffortGoal {
    guard technology != .uiTest, goal.aim == .activate, let target = self[goal.element] else {
      return goal
    }
    if technology == .switchControl, target.switchControl == nil { return goal }
    switch target.voiceOver?.way {
    case .inside(let id)?: return EffortGoal(id)
    case .action(let name, let id)?: return EffortGoal(id, .action([name]))
    case .stop?, .link?, .rotor?, nil: return goal
    }
  }
}
