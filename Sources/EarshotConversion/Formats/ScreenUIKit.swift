package import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == Screen {
  /// Swift code that sets these properties on views of UIKit.
  package static var uikit: OutputFormat<Screen> {
    OutputFormat(
      id: "uikit", summary: "Swift code that sets the properties on views", fileExtension: "swift",
      text: { ScreenUIKit(screen: $0).text })
  }
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
    lines += elements.map { "  var \(name(of: $0)): UIView" }
    lines += ["", "  /// Sets what assistive technologies are told.", "  func configure() {"]
    lines += elements.flatMap { statements(for: $0).map { "    \($0)" } }
    return (lines + ["  }", "}"]).map { $0 + "\n" }.joined()
  }

  private func name(of element: Element) -> String { names[element.id] ?? "element" }

  private func statements(for element: Element) -> [String] {
    let name = name(of: element)
    var lines = assignments(of: element).map { "\($0.property) = \($0.value)" }
    if let line = traitsLine(of: element) { lines.append(line) }
    lines += (listAssignments(of: element) + containerAssignments(of: element)).map {
      "\($0.property) = \($0.value)"
    }
    lines = lines.map { "\(name).\($0)" }
    if let status = element.expandedStatus.value {
      let line = "\(name).accessibilityExpandedStatus = .\(status.rawValue)"
      lines.append("if #available(iOS 18.0, *) { \(line) }")
    }
    return lines
  }

  private func assignments(of element: Element) -> [(property: String, value: String)] {
    var found: [(String, String)] = []
    if element.isAccessibilityElement { found.append(("isAccessibilityElement", "true")) }
    let texts: [(String, String?)] = [
      ("accessibilityLabel", element.label.value), ("accessibilityValue", element.value.value),
      ("accessibilityHint", element.hint.value), ("accessibilityLanguage", element.language.value),
      ("accessibilityIdentifier", element.identifier.value),
    ]
    for case (let property, let text?) in texts { found.append((property, text.swiftLiteral)) }
    return found
  }

  /// Sets the traits, or adds to those that UIKit sets itself when some of them have no public name.
  private func traitsLine(of element: Element) -> String? {
    guard let traits = element.traits.value, !traits.isEmpty else { return nil }
    let names = traits.intersection(.publicBits).names.map { ".\($0)" }
    let list = "[\(names.joined(separator: ", "))]"
    if traits.isSubset(of: .publicBits) { return "accessibilityTraits = \(list)" }
    return names.isEmpty ? nil : "accessibilityTraits.formUnion(\(list))"
  }

  private func listAssignments(of element: Element) -> [(property: String, value: String)] {
    let lists: [(String, [String]?)] = [
      ("accessibilityUserInputLabels", element.userInputLabels.value?.map(\.swiftLiteral)),
      ("accessibilityCustomActions", element.customActions.value?.map(\.swift)),
      ("accessibilityCustomRotors", element.customRotors.value?.map(\.swift)),
    ]
    return lists.compactMap { property, list in
      guard let list, !list.isEmpty else { return nil }
      return (property, "[\(list.joined(separator: ", "))]")
    }
  }

  private func containerAssignments(of element: Element) -> [(property: String, value: String)] {
    var found: [(String, String)] = []
    if let type = element.containerType.value {
      found.append(("accessibilityContainerType", type.swift))
    }
    if element.groupsChildren.value == true {
      found.append(("shouldGroupAccessibilityChildren", "true"))
    }
    if element.isModal.value == true { found.append(("accessibilityViewIsModal", "true")) }
    if let responds = element.respondsToUserInteraction.value {
      found.append(("accessibilityRespondsToUserInteraction", "\(responds)"))
    }
    if element.elementsHidden.value == true {
      found.append(("accessibilityElementsHidden", "true"))
    }
    if let style = element.navigationStyle.value {
      found.append(("accessibilityNavigationStyle", ".\(style.rawValue)"))
    }
    if let ids = element.accessibilityElements.value {
      let list = ids.compactMap { names[$0] }.joined(separator: ", ")
      found.append(("accessibilityElements", "[\(list)]"))
    }
    return found
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
