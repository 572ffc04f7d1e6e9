import EarshotTree

/// What the rules know about one node, worked out once.
///
/// A class, because rules ask many small things of many nodes and each would copy all facts.
final class NodeFacts: Sendable {
  // What rules ask first stands first: near in memory, it is read in few steps.

  /// What kind of thing it is.
  let role: Role
  /// The traits; none when they are not known.
  let traits: Traits
  /// Whether the system draws it: keyboard, status bar, alerts of the system.
  let isSystem: Bool
  /// Whether it can be seen: neither it nor a node around it is invisible, and it has an extent.
  let isShown: Bool
  /// Whether it is a row of a list.
  let isRow: Bool
  /// Whether the class or type is one that draws: a map, a canvas, a view of a graphics library.
  let isCanvasType: Bool
  /// Whether it, or a node around it, is hidden from assistive technology.
  let isHiddenFromTechnology: Bool
  /// The kinds of characters in the spoken label.
  let makeup: LabelMakeup
  /// Which kinds of characters the spoken label holds.
  let labelMarks: TextMarks
  /// Which kinds of characters the value holds.
  let valueMarks: TextMarks
  /// The index of the parent; -1 at the root.
  let parent: Int
  /// The index after the last descendant.
  let end: Int
  /// How many nodes are around it.
  let depth: Int
  /// The place among the stops; `nil` when focus never stops here.
  let stopPlace: Int?
  /// The element around it that hides it by being one itself; -1 when there is none.
  let enclosingElement: Int
  /// The label without white space around it and without characters that nobody hears.
  let spokenLabel: String
  /// The spoken label in lower case.
  let foldedLabel: String
  /// The text of its own that can be read on the screen; `nil` when there is none.
  let shownText: String?
  /// The value without white space around it; empty when there is none.
  let value: String
  /// The hint without white space around it; empty when there is none.
  let hint: String
  /// The focus frame; `nil` when it is not known.
  let frame: Rect?
  /// What is drawn: the frame unless that was enlarged for touch.
  let drawnFrame: Rect?
  /// The part of the screen in which it can be seen without scrolling; `nil` is unknown.
  let clip: Rect?
  /// The element, with its children.
  let element: Element

  /// Whether focus stops here.
  var isStop: Bool { stopPlace != nil }
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

  init(_ draft: NodeDraft) {
    element = draft.element
    parent = draft.parent
    end = draft.end
    depth = draft.depth
    stopPlace = draft.stopPlace
    isHiddenFromTechnology = draft.isHiddenFromTechnology
    isShown = draft.isShown
    enclosingElement = draft.enclosingElement
    clip = draft.clip
    isSystem = draft.isSystem
    role = draft.role
    spokenLabel = draft.spokenLabel
    foldedLabel = draft.foldedLabel
    shownText = draft.shownText
    isRow = draft.isRow
    makeup = draft.makeup
    labelMarks = draft.labelMarks
    valueMarks = draft.valueMarks
    isCanvasType = draft.isCanvasType
    traits = draft.element.traits.value ?? []
    frame = draft.element.effectiveFrame
    drawnFrame = draft.element.appearance.value?.visibleFrame ?? draft.element.effectiveFrame
    value = (draft.element.value.value ?? "").trimmed
    hint = (draft.element.hint.value ?? "").trimmed
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
