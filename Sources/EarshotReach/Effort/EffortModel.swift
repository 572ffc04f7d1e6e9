public import EarshotSession
public import EarshotSpeech
public import EarshotSwitchControl
public import EarshotTree
import EarshotVoiceControl
import EarshotVoiceOver

/// Who uses a screen, and how fast: what the cheapest ways to a goal depend on.
public struct EffortModel: Hashable, Sendable {
  /// The language of the system, and what VoiceOver says.
  public var settings = SpeechSettings()
  /// How long things take.
  public var pace = EffortPace()
  /// How is scanned.
  public var scanning = SwitchPreferences()
  /// How many switches there are: 1, 2 or 3.
  public var switches = 1
  /// Seconds for which scanning by itself stays at an item.
  public var interval: Double {
    get { scanning.interval }
    set { scanning.interval = newValue }
  }

  /// A user of a phone that was just set up.
  public init() {}

  /// The cheapest way to a goal on a screen that stands still, or why there is none.
  ///
  /// - Parameters:
  ///   - goal: what is wanted.
  ///   - technology: by what.
  ///   - screen: the screen in reading order.
  ///   - start: where the focus of VoiceOver stands; `nil` is the first element.
  public func outcome(
    to goal: EffortGoal, by technology: ReachTechnology, on screen: Transcript.OrderedScreen,
    from start: Element.ID? = nil
  ) -> EffortOutcome {
    let reach = ScreenReach(of: screen, settings: settings, preferences: scanning)
    let goal = reach.goal(for: technology, instead: goal)
    switch technology {
    case .voiceOver:
      var voiceOver = VoiceOver(settings: settings)
      if let start { voiceOver.stand(on: start, of: screen) }
      return VoiceOverEffort(voiceOver, on: screen, pace: pace).way(to: goal)
    case .voiceControl:
      return VoiceControlEffort(VoiceControl(settings: settings), on: screen, pace: pace)
        .way(to: goal)
    case .switchControl:
      return SwitchControlEffort(
        SwitchControl(settings: settings, preferences: scanning), on: screen, pace: pace,
        switches: switches
      ).way(to: goal)
    case .uiTest: return UITestEffort(reach, pace: pace).way(to: goal)
    }
  }
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
