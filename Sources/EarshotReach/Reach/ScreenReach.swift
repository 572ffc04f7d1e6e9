package import EarshotSession
package import EarshotSpeech
package import EarshotSwitchControl
package import EarshotTree

/// Four readings of one screen: what VoiceOver, Voice Control, Switch Control and a UI test make of
/// each target.
///
/// A target is what any of them comes to, and what a finger could act on though none of them does.
package struct ScreenReach: Hashable, Sendable {
  /// One target with its four readings; a reading is `nil` if the technology does not come to it.
  package struct Target: Hashable, Sendable, Identifiable {
    /// The identity within the screen.
    package let id: Element.ID
    /// The name that people use for it: label, value, identifier or type, whichever is there first.
    package let name: String
    /// Whether a finger could act on it.
    package let isActedOn: Bool
    /// The reach of VoiceOver.
    package internal(set) var voiceOver: VoiceOverReach?
    /// The reach of Voice Control.
    package internal(set) var voiceControl: VoiceControlReach?
    /// The reach of Switch Control.
    package internal(set) var switchControl: SwitchControlReach?
    /// The reach of a UI test.
    package internal(set) var uiTest: UITestReach?

    /// The technologies that come to it, doubtful ones included.
    package var reaching: [ReachTechnology] {
      ReachTechnology.allCases.filter { reaches($0) }
    }

    /// Whether a technology comes to it; a UI test has to be able to hit it, too.
    package func reaches(_ technology: ReachTechnology) -> Bool {
      switch technology {
      case .voiceOver: voiceOver != nil
      case .voiceControl: voiceControl != nil
      case .switchControl: switchControl != nil
      case .uiTest: uiTest != nil
      }
    }
  }

  /// The targets in reading order; what VoiceOver does not stop at stands where it lies in the tree.
  package let targets: [Target]
  /// Where one technology comes to a target and another does not, or cannot name it.
  package let differences: [ReachDifference]
  /// The properties on which readings depend and which the source tells of no element, sorted.
  package let unknown: [Element.Field]
  private let places: [Element.ID: Int]

  /// Reads a screen four times.
  ///
  /// - Parameters:
  ///   - screen: the screen in reading order.
  ///   - settings: what the listener set up; the language is that of the system.
  ///   - preferences: how is scanned.
  package init(
    of screen: Transcript.OrderedScreen, settings: SpeechSettings = SpeechSettings(),
    preferences: SwitchPreferences = SwitchPreferences()
  ) {
    let tree = ReachTree(screen)
    var reader = ReachReader(tree, settings: settings, preferences: preferences)
    let targets = reader.targets()
    self.targets = targets
    places = Dictionary(
      targets.indices.map { (targets[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    differences = DifferenceFinder(tree, targets).differences()
    let mayBeAction = differences.contains { difference in
      difference.code == .voiceOverUnreachable
        && tree.index(of: difference.element).map { tree.mayBeAnAction($0) } == true
    }
    unknown = (tree.unknownFields + (mayBeAction ? [.customActions] : []))
      .sorted { $0.rawValue < $1.rawValue }
  }

  /// The target of an element; `nil` if it is none.
  package subscript(id: Element.ID) -> Target? { places[id].map { targets[$0] } }
}
