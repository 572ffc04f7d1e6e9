package import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == Screen {
  /// Swift code that sets these properties on views of UIKit.
  package static let uikit = OutputFormat(
    id: "uikit", summary: "Swift code that sets the properties on views", fileExtension: "swift"
  ) { ScreenUIKit(screen: $0).text }
}

/// Writes a structure of the views of a screen with a method that sets what each one exposes.
private struct ScreenUIKit {
  private let screen: Screen
  private let elements: [Element]
  private let names: SwiftNames

  init(screen: Screen) {
    self.screen = screen
    let named = Set(screen.allElements.compactMap(\.accessibilityElements.value).joined())
    elements = ScreenUIKit.reached(ScreenNodes(of: screen), named).filter {
      $0.isWorthCode || named.contains($0.id)
    }
    names = SwiftNames(elements)
  }

  /// The nodes that are not inside an element, where nothing is exposed but what an order names.
  private static func reached(_ nodes: ScreenNodes, _ named: Set<Element.ID>) -> [Element] {
    var hides: [Bool] = []
    return nodes.compactMap { node in
      let isReached = !(node.parent.map { hides[$0] } ?? false) || named.contains(node.element.id)
      hides.append(!isReached || node.element.isAccessibilityElement)
      return isReached ? node.element : nil
    }
  }

  var text: String {
    let type = SwiftNames.type(screen.title)
    var lines = ["import UIKit", ""]
    if let title = screen.title { lines.append("/// The views of \(title.swiftLiteral).") }
    lines.append("@MainActor")
    lines.append("struct \(type)Views {")
    lines += elements.map { "  var \(name(of: $0)): \(adjustable($0)?.name ?? "UIView")" }
    lines += ["", "  /// Sets what assistive technologies are told.", "  func configure() {"]
    lines += elements.flatMap { statements(for: $0).map { "    \($0)" } }
    lines += ["  }", "}"]
    lines += elements.compactMap { adjustable($0)?.lines }.flatMap { [""] + $0.dropLast() }
    return lines.map { $0 + "\n" }.joined()
  }

  private func adjustable(_ element: Element) -> AdjustableClass? {
    AdjustableClass(element, named: name(of: element))
  }

  private func name(of element: Element) -> String { names[element.id] ?? "element" }

  private func statements(for element: Element) -> [String] {
    let name = name(of: element)
    var lines = texts(of: element).map { "\($0) = \($1)" }
    if let line = traitsLine(of: element) { lines.append(line) }
    lines += rest(of: element).map { "\($0) = \($1)" }
    lines = lines.map { "\(name).\($0)" }
    if let status = element.expandedStatus.value {
      let line = "\(name).accessibilityExpandedStatus = .\(status.rawValue)"
      lines.append("if #available(iOS 18.0, *) { \(line) }")
    }
    return lines
  }

  private typealias Assignments = [(property: String, value: String)]

  private func texts(of element: Element) -> Assignments {
    // The class computes the value of what is adjusted.
    let value = adjustable(element) == nil ? element.value.value : nil
    let texts = [
      ("accessibilityLabel", element.label.value), ("accessibilityValue", value),
      ("accessibilityHint", element.hint.value), ("accessibilityLanguage", element.language.value),
      ("accessibilityIdentifier", element.identifier.value),
    ]
    let isElement =
      element.isOnlyWhileVoiceOverRuns.value == true ? "UIAccessibility.isVoiceOverRunning" : "true"
    return (element.isAccessibilityElement ? [("isAccessibilityElement", isElement)] : [])
      + texts.compactMap { property, text in text.map { (property, $0.swiftLiteral) } }
  }

  /// Sets the traits, or adds to those that UIKit sets itself when some of them have no public name.
  private func traitsLine(of element: Element) -> String? {
    guard let traits = element.traits.value, !traits.isEmpty else { return nil }
    let names = traits.intersection(.publicBits).names.map { ".\($0)" }
    if traits.isSubset(of: .publicBits) { return "accessibilityTraits = \(names.swiftList)" }
    return names.isEmpty ? nil : "accessibilityTraits.formUnion(\(names.swiftList))"
  }

  private func rest(of element: Element) -> Assignments {
    func list(_ items: [String]?) -> String? {
      items.flatMap { $0.isEmpty ? nil : $0.swiftList }
    }
    func flag(_ property: Property<Bool>) -> String? { property.value == true ? "true" : nil }
    let values = [
      ("accessibilityUserInputLabels", list(element.userInputLabels.value?.map(\.swiftLiteral))),
      ("accessibilityCustomActions", list(element.customActions.value?.map(\.swift))),
      ("accessibilityCustomRotors", list(element.customRotors.value?.map(\.swift))),
      ("accessibilityContainerType", element.containerType.value?.swift),
      ("shouldGroupAccessibilityChildren", flag(element.groupsChildren)),
      ("accessibilityViewIsModal", flag(element.isModal)),
      (
        "accessibilityRespondsToUserInteraction",
        element.respondsToUserInteraction.value.map { "\($0)" }
      ),
      ("accessibilityElementsHidden", flag(element.elementsHidden)),
      ("accessibilityNavigationStyle", element.navigationStyle.value.map { ".\($0.rawValue)" }),
      (
        "accessibilityElements",
        element.accessibilityElements.value?.compactMap { names[$0] }.swiftList
      ),
    ]
    return values.compactMap { property, value in value.map { (property, $0) } }
  }
}

extension Element {
  /// Whether code has anything to set on it, or a name for it is needed.
  var isWorthCode: Bool {
    isAccessibilityElement || containerType.value != nil || groupsChildren.value == true
      || isModal.value == true || elementsHidden.value == true
      || accessibilityElements.value != nil || navigationStyle.value != nil
      || expandedStatus.value != nil || customActions.value?.isEmpty == false
      || customRotors.value?.isEmpty == false
  }
}

extension CustomAction {
  /// The action as Swift code; what it does is left to the app.
  package var swift: String {
    "UIAccessibilityCustomAction(name: \(name.swiftLiteral)) { _ in false }"
  }
}

extension CustomRotor {
  /// The rotor as Swift code; what it finds is left to the app.
  fileprivate var swift: String {
    "UIAccessibilityCustomRotor(name: \(name.swiftLiteral)) { _ in nil }"
  }
}

extension ContainerType {
  /// The case of `UIAccessibilityContainerType`.
  package var swift: String {
    switch self {
    case .semanticGroup: ".semanticGroup"
    case .list: ".list"
    case .landmark: ".landmark"
    case .dataTable: ".dataTable"
    }
  }
}
