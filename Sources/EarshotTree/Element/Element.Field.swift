extension Element {
  /// The properties of an element by name, for what a source derives, lacks or loses.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    /// Whether VoiceOver stops at the element.
    case isAccessibilityElement
    /// ``Element/label`` and its attributed form.
    case label
    /// ``Element/value`` and its attributed form.
    case value
    /// ``Element/hint`` and its attributed form.
    case hint
    /// ``Element/identifier``.
    case identifier
    /// ``Element/traits``.
    case traits
    /// ``Element/frame``.
    case frame
    /// ``Element/path``.
    case path
    /// ``Element/activationPoint``.
    case activationPoint
    /// ``Element/language``.
    case language
    /// ``Element/containerType`` and ``Element/tableCell``.
    case containerType
    /// ``Element/accessibilityElements``.
    case accessibilityElements
    /// ``Element/groupsChildren``.
    case groupsChildren
    /// ``Element/elementsHidden``.
    case elementsHidden
    /// ``Element/isHidden``.
    case isHidden
    /// ``Element/isModal``.
    case isModal
    /// ``Element/navigationStyle``.
    case navigationStyle
    /// ``Element/customActions``.
    case customActions
    /// ``Element/customContent``.
    case customContent
    /// ``Element/customRotors``.
    case customRotors
    /// ``Element/userInputLabels``.
    case userInputLabels
    /// ``Element/dragSources`` and ``Element/dropPoints``.
    case dragDescriptions
    /// ``Element/expandedStatus``.
    case expandedStatus
    /// ``Element/textInput``.
    case textInput
    /// ``Element/adjustment``.
    case adjustment
    /// ``Element/position``.
    case position
    /// ``Element/headingLevel``.
    case headingLevel
    /// ``Element/handlers``.
    case handlers
    /// ``Element/isTappable``.
    case isTappable
    /// ``Element/respondsToUserInteraction``.
    case respondsToUserInteraction
    /// ``Element/appearance``.
    case appearance
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
