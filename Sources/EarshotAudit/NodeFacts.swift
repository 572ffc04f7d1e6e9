import EarshotTree

/// What the rules know about one node, worked out once.
struct NodeFacts: Sendable {
  /// The element, with its children.
  var element: Element
  /// The index of the parent; -1 at the root.
  var parent: Int
  /// The index after the last descendant.
  var end: Int
  /// How many nodes are around it.
  var depth: Int
  /// The place among the stops; `nil` when focus never stops here.
  var stopPlace: Int?
  /// Whether it, or a node around it, is hidden from assistive technology.
  var isHiddenFromTechnology: Bool
  /// Whether it can be seen: neither it nor a node around it is invisible, and it has an extent.
  var isShown: Bool
  /// The element around it that hides it by being one itself; -1 when there is none.
  var enclosingElement: Int
  /// The part of the screen in which it can be seen without scrolling; `nil` is unknown.
  var clip: Rect?
  /// Whether the system draws it: keyboard, status bar, alerts of the system.
  var isSystem: Bool
  /// What kind of thing it is.
  var role: Role
  /// The label without white space around it and without characters that nobody hears.
  var spokenLabel: String
  /// The spoken label in lower case.
  var foldedLabel: String
  /// The text of its own that can be read on the screen; `nil` when there is none.
  var shownText: String?
  /// Whether it is a row of a list.
  var isRow = false
  /// The kinds of characters in the spoken label.
  var makeup: LabelMakeup = []

  var traits: Traits { element.traits.value ?? [] }
  /// The focus frame; `nil` when it is not known.
  var frame: Rect? { element.effectiveFrame }
  /// What is drawn: the frame unless that was enlarged for touch.
  var drawnFrame: Rect? { element.appearance.value?.visibleFrame ?? frame }
  var isStop: Bool { stopPlace != nil }
  /// The value without white space around it; empty when there is none.
  var value: String { (element.value.value ?? "").trimmed }
  /// The hint without white space around it; empty when there is none.
  var hint: String { (element.hint.value ?? "").trimmed }
  /// The name of the picture.
  var image: String? { element.appearance.value?.image }
  /// Whether a tap does something: by class, by trait, or because the source says so.
  var reactsToTap: Bool {
    element.isTappable.value == true || role.isControl
  }
  /// Whether the view looks disabled or is.
  var isDisabled: Bool {
    traits.contains(.notEnabled) || element.appearance.value?.isEnabled == false
  }
  /// Whether the view looks selected or is.
  var isSelected: Bool {
    traits.contains(.selected) || element.appearance.value?.isSelected == true
  }

  /// Whether the source tells a property of this node.
  func knows(_ field: Element.Field) -> Bool {
    switch field {
    case .label: element.label.isCaptured
    case .value: element.value.isCaptured
    case .hint: element.hint.isCaptured
    case .identifier: element.identifier.isCaptured
    case .traits: element.traits.isCaptured
    case .frame: element.effectiveFrame != nil
    case .activationPoint: element.activationPoint.isCaptured
    case .containerType: element.containerType.isCaptured
    case .accessibilityElements: element.accessibilityElements.isCaptured
    case .elementsHidden: element.elementsHidden.isCaptured
    case .isHidden: element.isHidden.isCaptured
    case .isModal: element.isModal.isCaptured
    case .customActions: element.customActions.isCaptured
    case .customContent: element.customContent.isCaptured
    case .customRotors: element.customRotors.isCaptured
    case .userInputLabels: element.userInputLabels.isCaptured
    case .expandedStatus: element.expandedStatus.isCaptured
    case .textInput: element.textInput.isCaptured
    case .adjustment: element.adjustment.isCaptured
    case .position: element.position.isCaptured
    case .headingLevel: element.headingLevel.isCaptured
    case .handlers: element.handlers.isCaptured
    case .isTappable: element.isTappable.isCaptured
    case .appearance: element.appearance.isCaptured
    case .language: element.language.isCaptured
    default: true
    }
  }
}
