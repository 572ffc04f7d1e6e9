import EarshotTree

/// The reasons of a source of the XCTest form for what its captures lack.
struct XCTestLosses {
  /// Who wrote the capture, in "XCTest does not tell".
  var source = "XCTest"
  /// Why there are no custom actions.
  var actions: String
  /// Where elements and traits that are not captured come from.
  var elements =
    "the capture does not tell which elements are accessible; concluded from types and labels"
  var traits = "the capture has no traits; concluded from types"
  /// The properties that the source captures although XCTest does not.
  var captured: Set<Element.Field> = []
  /// Where the depth of a tree is cut.
  var depthReason = "where 'snapshotMaxDepth' cuts by default"

  init(actions: String) {
    self.actions = actions
  }

  /// The reasons, for a screen with some facts.
  func reasons(_ facts: XCTestTree.Facts) -> [LossReason] {
    concluded(facts) + [
      .lost(.frame, "the capture has no frames") { !$0.element.frame.isCaptured },
      .lost(.isHidden, "the capture does not tell what is visible") {
        !$0.element.isHidden.isCaptured
      },
      .never(.customActions, actions, if: !facts.contains(.customActions)),
      .lost(.adjustment, "limits and steps are not told") {
        $0.has(.adjustable) && !$0.element.adjustment.isCaptured
      },
      .lost(.headingLevel, "only web content tells the level of a heading") {
        $0.has(.header) && !$0.element.headingLevel.isCaptured
      },
      .lost(.textInput, "whether a field is being edited is not told") {
        $0.element.textInput.isCaptured && !facts.contains(.editing)
      },
      .never(Self.never.filter { !captured.contains($0) }, "\(source) does not tell"),
    ]
  }

  /// Properties that were concluded from others.
  private func concluded(_ facts: XCTestTree.Facts) -> [LossReason] {
    [
      .concluded(.isAccessibilityElement, elements),
      .concluded(.label, "not told; composed of the texts inside"),
      .lost(.traits, traits) {
        !facts.contains(.traits) && $0.element.derived.contains(Element.Fields(.traits))
      },
      .lost(.value, "the text of a field may be its placeholder") {
        $0.isValueConcluded && $0.element.textInput.isCaptured
          && $0.element.textInput.value?.placeholder == nil
      },
      .lost(.value, "an empty field is taken for one without a value of its own") {
        $0.isValueConcluded && $0.element.textInput.value?.placeholder != nil
      },
      .lost(.value, "the value of a tab tells only whether it is selected") {
        source == "idb" && facts.contains(.selection) && $0.has(.tabBarItem)
      },
      .lost(.value, "the value '1' of a button was taken for 'selected'") {
        !facts.contains(.selection) && $0.isValueConcluded && $0.element.value == .empty
          && $0.has(.selected) && $0.element.type?.hasSuffix("Tab") != true
      },
      .lost(.identifier, "it is told only where it differs from the label") {
        !$0.element.identifier.isCaptured
      },
      .never(
        .isModal, "not told; concluded from types and from what is covered",
        if: !captured.contains(.isModal)),
    ]
  }

  /// The properties that XCTest never captures.
  private static let never: [Element.Field] = [
    .hint, .path, .activationPoint, .language, .containerType, .accessibilityElements,
    .groupsChildren, .elementsHidden, .navigationStyle, .customContent, .customRotors,
    .userInputLabels, .dragDescriptions, .expandedStatus, .position, .handlers, .isTappable,
    .appearance,
  ]
}

extension ScreenNode {
  /// Whether the value was concluded from other properties.
  fileprivate var isValueConcluded: Bool { element.derived.contains(Element.Fields(.value)) }

  fileprivate func has(_ trait: Traits) -> Bool {
    element.traits.value?.contains(trait) ?? false
  }
}
