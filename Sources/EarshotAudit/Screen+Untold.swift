public import EarshotTree

extension Screen {
  /// The properties of a set that are told of no element of the screen.
  ///
  /// A source that lacks a property of some elements, or concluded it from others, still tells it.
  public func untold(of fields: Set<Element.Field>) -> Set<Element.Field> {
    var left = fields
    // Lists rather than elements: an element is large, and a copy of it takes its time.
    var stack = [elements]
    while !left.isEmpty, let siblings = stack.popLast() {
      for index in siblings.indices {
        left = left.filter { !siblings[index].tells($0) }
        if !siblings[index].children.isEmpty { stack.append(siblings[index].children) }
      }
    }
    return left
  }
}

extension Element {
  /// Whether the source tells a property of this element, be it that there is none.
  fileprivate func tells(_ field: Field) -> Bool {
    switch field {
    case .isAccessibilityElement: true
    case .label: label.isCaptured || attributedLabel.value != nil
    case .value: value.isCaptured || attributedValue.value != nil
    case .hint: hint.isCaptured || attributedHint.value != nil
    case .identifier: identifier.isCaptured
    case .traits: traits.isCaptured
    case .frame: frame.isCaptured || path.isCaptured
    case .path: path.isCaptured
    case .activationPoint: activationPoint.isCaptured
    case .language: language.isCaptured
    case .containerType: containerType.isCaptured || tableCell.isCaptured
    case .accessibilityElements: accessibilityElements.isCaptured
    case .groupsChildren: groupsChildren.isCaptured
    case .elementsHidden: elementsHidden.isCaptured
    case .isHidden: isHidden.isCaptured
    case .isModal: isModal.isCaptured
    case .navigationStyle: navigationStyle.isCaptured
    case .customActions: customActions.isCaptured
    case .customContent: customContent.isCaptured
    case .customRotors: customRotors.isCaptured
    case .userInputLabels: userInputLabels.isCaptured
    case .dragDescriptions: dragSources.isCaptured || dropPoints.isCaptured
    case .expandedStatus: expandedStatus.isCaptured
    case .textInput: textInput.isCaptured
    case .adjustment: adjustment.isCaptured
    case .position: position.isCaptured
    case .headingLevel: headingLevel.isCaptured
    case .handlers: handlers.isCaptured
    case .isTappable: isTappable.isCaptured
    case .respondsToUserInteraction: respondsToUserInteraction.isCaptured
    case .appearance: appearance.isCaptured
    }
  }
}
