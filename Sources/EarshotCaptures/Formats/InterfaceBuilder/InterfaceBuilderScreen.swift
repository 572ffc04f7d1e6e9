import EarshotTree

/// Takes back what UIKit would answer and a document cannot know, because code may set it.
struct InterfaceBuilderScreen {
  /// The identifiers for tests, by the identity of the view.
  var identifiers: [String: String]
  /// Whether constraints may change the frames.
  var isApproximate: Bool

  /// The properties that are set in code only.
  static let never: [Element.Field] = [
    .customActions, .customContent, .customRotors, .userInputLabels, .containerType,
    .accessibilityElements, .path, .activationPoint, .expandedStatus, .handlers,
    .navigationStyle, .dragDescriptions, .headingLevel,
  ]

  /// Changes the elements of a screen.
  func apply(to screen: inout Screen) {
    screen.updateAll { apply(to: &$0) }
  }

  private func apply(to element: inout Element) {
    element.identifier = Property(identifiers[element.id.rawValue])
    forget(&element.customActions)
    forget(&element.customContent)
    forget(&element.customRotors)
    forget(&element.userInputLabels)
    forget(&element.containerType)
    forget(&element.accessibilityElements)
    forget(&element.path)
    forget(&element.activationPoint)
    forget(&element.expandedStatus)
    forget(&element.adjustment)
    forget(&element.handlers)
    forget(&element.language)
    if element.groupsChildren == .given(false) { element.groupsChildren = .notCaptured }
    if element.elementsHidden == .given(false) { element.elementsHidden = .notCaptured }
    if element.isModal == .given(false) { element.isModal = .notCaptured }
    if isApproximate { element.derived.insert(Element.Fields(.frame)) }
  }

  private func forget<Value>(_ property: inout Property<Value>) {
    if case .empty = property { property = .notCaptured }
  }
}
