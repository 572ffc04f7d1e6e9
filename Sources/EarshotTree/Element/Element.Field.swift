extension Element {
  /// The properties of an element by name, for what a source derives, lacks or loses.
  public enum Field: String, Hashable, Sendable, Codable, CaseIterable {
    /// Whether VoiceOver stops at the element.
    case isAccessibilityElement
    /// What is spoken; label, value and hint include their attributed forms.
    case label, value, hint
    /// The property of that name.
    case identifier, traits, frame, path, activationPoint, language
    /// ``Element/containerType`` and ``Element/tableCell``.
    case containerType
    /// The property of that name, about what is inside.
    case accessibilityElements, groupsChildren, elementsHidden, isHidden, isModal, navigationStyle
    /// The property of that name, about what an element offers.
    case customActions, customContent, customRotors, userInputLabels
    /// ``Element/dragSources`` and ``Element/dropPoints``.
    case dragDescriptions
    /// The property of that name, about state, behaviour and looks.
    case expandedStatus, textInput, adjustment, position, headingLevel, handlers, isTappable
    /// The property of that name.
    case respondsToUserInteraction, appearance
  }

  /// A set of fields.
  public struct Fields: OptionSet, Hashable, Sendable {
    /// One bit for each ``Field``, in the order of its cases.
    public let rawValue: UInt64

    /// Makes a set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Makes a set of named fields.
    public init(_ fields: Field...) {
      rawValue = fields.reduce(0) { $0 | 1 << UInt64(Field.allCases.firstIndex(of: $1) ?? 0) }
    }

    /// The fields in the set, in the order of their cases.
    public var fields: [Field] {
      Field.allCases.enumerated().filter { rawValue >> UInt64($0.offset) & 1 == 1 }.map(\.element)
    }
  }
}

extension Element {
  /// Whether the source tells a property of this element, be it that there is none.
  package func isCaptured(_ field: Field) -> Bool {
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
