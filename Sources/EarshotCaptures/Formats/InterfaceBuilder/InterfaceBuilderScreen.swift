import EarshotTree

/// What a document cannot know of a screen, because code may set it.
enum InterfaceBuilderScreen {
  /// The properties that are set in code only.
  static let never: [Element.Field] = [
    .customActions, .customContent, .customRotors, .userInputLabels, .containerType,
    .accessibilityElements, .path, .activationPoint, .expandedStatus, .handlers,
    .navigationStyle, .dragDescriptions, .headingLevel,
  ]
}

extension Element {
  /// Takes back what UIKit would answer and a document cannot know.
  mutating func forgetWhatCodeMaySet() {
    forget(&customActions)
    forget(&customContent)
    forget(&customRotors)
    forget(&userInputLabels)
    forget(&containerType)
    forget(&accessibilityElements)
    forget(&path)
    forget(&activationPoint)
    forget(&expandedStatus)
    forget(&adjustment)
    forget(&handlers)
    forget(&language)
    if groupsChildren == .given(false) { groupsChildren = .notCaptured }
    if elementsHidden == .given(false) { elementsHidden = .notCaptured }
    if isModal == .given(false) { isModal = .notCaptured }
  }
}

private func forget<Value>(_ property: inout Property<Value>) {
  if case .empty = property { property = .notCaptured }
}
