import EarshotTree

/// What a snapshot of VoiceOverRadarKit does not tell.
enum VoiceOverRadarLosses {
  static func losses(of screen: Screen) -> [Capture.Loss] {
    let all = screen.allElements
    let elements = all.filter(\.isAccessibilityElement)
    let told: [Capture.Loss] = [
      Capture.Loss(
        what: .traits,
        why: "only the first 17 public traits are told: switches, tabs and text fields are not",
        count: elements.count),
      Capture.Loss(
        what: .isModal, why: "only the modal branch is in the snapshot", count: elements.count),
      Capture.Loss(
        what: .accessibilityElements,
        why: "concluded where children do not stand in the order of their places",
        count: all.count { $0.accessibilityElements.isCaptured }),
      Capture.Loss(
        what: .customContent, why: "importance is not told",
        count: elements.count { $0.customContent.value != nil }),
      Capture.Loss(
        what: .adjustment, why: "limits and steps are not told",
        count: elements.count { $0.has(.adjustable) }),
      Capture.Loss(
        what: .frame, why: "the node has no frame", count: elements.count { !$0.frame.isCaptured }),
    ]
    let never = never.map {
      Capture.Loss(what: $0, why: "VoiceOverRadarKit does not tell", count: elements.count)
    }
    return (told + never).filter { $0.count > 0 }
  }

  private static let never: [Element.Field] = [
    .path, .activationPoint, .language, .groupsChildren, .elementsHidden, .isHidden,
    .navigationStyle, .customRotors, .userInputLabels, .dragDescriptions, .expandedStatus,
    .textInput, .position, .headingLevel, .handlers, .isTappable, .appearance,
  ]
}
