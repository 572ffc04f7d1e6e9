import EarshotTree

/// Counts what the screens of a capture lack, and what was concluded.
struct XCTestTally {
  private(set) var elements = 0
  private(set) var inferredElements = 0
  private(set) var elementsWithoutTraits = 0
  private(set) var adjustables = 0
  private(set) var headings = 0
  private(set) var textInputs = 0
  private(set) var selections = 0
  private(set) var elementsWithoutVisibility = 0
  private(set) var elementsWithoutFrame = 0
  private(set) var uncertainIdentifiers = 0
  private(set) var elementsWithoutActions = 0
  var uncertainTexts = 0
  /// Empty fields that are read with their placeholder.
  var emptyFields = 0
  /// Tabs whose value tells only whether they are selected.
  var tabsByState = 0
  var composedLabels = 0

  mutating func count(_ element: Element, _ node: XCTestNode, _ facts: XCTestTree.Facts) {
    elements += 1
    if element.derived.contains(Element.Fields(.isAccessibilityElement)) { inferredElements += 1 }
    if !node.traits.isCaptured { elementsWithoutTraits += 1 }
    if element.has(.adjustable), !element.adjustment.isCaptured { adjustables += 1 }
    if element.has(.header), !element.headingLevel.isCaptured { headings += 1 }
    if node.kind.isTextInput, !facts.contains(.editing) { textInputs += 1 }
    if node.value == "1", node.kind == .button, !node.traits.isCaptured,
      !facts.contains(.selection)
    {
      selections += 1
    }
    if !facts.contains(.visible) { elementsWithoutVisibility += 1 }
    if !element.frame.isCaptured { elementsWithoutFrame += 1 }
    if !element.identifier.isCaptured { uncertainIdentifiers += 1 }
    if !facts.contains(.customActions) { elementsWithoutActions += 1 }
  }

  /// Adds the counts of another screen.
  mutating func add(_ other: XCTestTally) {
    elements += other.elements
    inferredElements += other.inferredElements
    elementsWithoutTraits += other.elementsWithoutTraits
    adjustables += other.adjustables
    headings += other.headings
    textInputs += other.textInputs
    selections += other.selections
    elementsWithoutVisibility += other.elementsWithoutVisibility
    elementsWithoutFrame += other.elementsWithoutFrame
    uncertainIdentifiers += other.uncertainIdentifiers
    elementsWithoutActions += other.elementsWithoutActions
    uncertainTexts += other.uncertainTexts
    tabsByState += other.tabsByState
    emptyFields += other.emptyFields
    composedLabels += other.composedLabels
  }

  /// What is lost; only what concerns at least one element.
  func losses(_ wording: XCTestWording) -> [Capture.Loss] {
    let missing: [Capture.Loss] = [
      Capture.Loss(what: .frame, why: "the capture has no frames", count: elementsWithoutFrame),
      Capture.Loss(
        what: .isHidden, why: "the capture does not tell what is visible",
        count: elementsWithoutVisibility),
      Capture.Loss(what: .customActions, why: wording.actions, count: elementsWithoutActions),
      Capture.Loss(
        what: .adjustment, why: "limits and steps are not told", count: adjustables),
      Capture.Loss(
        what: .headingLevel, why: "only web content tells the level of a heading", count: headings),
      Capture.Loss(
        what: .textInput, why: "whether a field is being edited is not told", count: textInputs),
    ]
    let never = Self.never.filter { !wording.told.contains($0) }.map {
      Capture.Loss(what: $0, why: "\(wording.source) does not tell", count: elements)
    }
    return (concluded(wording) + missing + never).filter { $0.count > 0 }
  }

  /// What was concluded from other properties.
  private func concluded(_ wording: XCTestWording) -> [Capture.Loss] {
    [
      Capture.Loss(
        what: .isAccessibilityElement, why: wording.elements, count: inferredElements),
      Capture.Loss(
        what: .label, why: "not told; composed of the texts inside", count: composedLabels),
      Capture.Loss(
        what: .traits, why: wording.traits, count: elementsWithoutTraits),
      Capture.Loss(
        what: .value, why: "the text of a field may be its placeholder", count: uncertainTexts),
      Capture.Loss(
        what: .value, why: "an empty field is taken for one without a value of its own",
        count: emptyFields),
      Capture.Loss(
        what: .value, why: "the value of a tab tells only whether it is selected",
        count: wording.source == "idb" ? tabsByState : 0),
      Capture.Loss(
        what: .value, why: "the value '1' of a button was taken for 'selected'", count: selections),
      Capture.Loss(
        what: .identifier, why: "it is told only where it differs from the label",
        count: uncertainIdentifiers),
      Capture.Loss(
        what: .isModal, why: "not told; concluded from types and from what is covered",
        count: wording.told.contains(.isModal) ? 0 : elements),
    ]
  }

  /// The properties that XCTest never tells.
  private static let never: [Element.Field] = [
    .hint, .path, .activationPoint, .language, .containerType, .accessibilityElements,
    .groupsChildren, .elementsHidden, .navigationStyle, .customContent, .customRotors,
    .userInputLabels, .dragDescriptions, .expandedStatus, .position, .handlers, .isTappable,
    .appearance,
  ]
}
