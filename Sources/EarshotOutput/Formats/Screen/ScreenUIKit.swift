public import EarshotTree

extension OutputFormat where Document == Screen {
  /// Swift code that sets these properties on views of UIKit.
  public static var uikit: OutputFormat<Screen> {
    OutputFormat(
      id: "uikit", summary: "Swift code that sets the properties on views", fileExtension: "swift",
      write: { Array(ScreenUIKit(screen: $0).text.utf8) })
  }
}

/// Writes a structure of the views of a screen with a method that sets what each one exposes.
private struct ScreenUIKit {
  private let screen: Screen
  private let elements: [Element]
  private let names: SwiftNames

  init(screen: Screen) {
    self.screen = screen
    elements = ScreenUIKit.reached(screen.elements).filter(\.isWorthCode)
    names = SwiftNames(elements)
  }

  /// The nodes that are not inside an element, where nothing is exposed.
  private static func reached(_ elements: [Element]) -> [Element] {
    elements.flatMap { element in
      [element] + (element.isAccessibilityElement ? [] : reached(element.children))
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
    return (assignments(of: element) + containerAssignments(of: element)).map {
      "\(name).\($0.property) = \($0.value)"
    }
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
    if let traits = element.traits.value, !traits.isEmpty {
      let names = traits.intersection(.publicBits).names.map { ".\($0)" }
      found.append(("accessibilityTraits", "[\(names.joined(separator: ", "))]"))
    }
    if let labels = element.userInputLabels.value {
      let list = labels.map(\.swiftLiteral).joined(separator: ", ")
      found.append(("accessibilityUserInputLabels", "[\(list)]"))
    }
    if let actions = element.customActions.value, !actions.isEmpty {
      found.append(
        ("accessibilityCustomActions", "[\(actions.map(\.swift).joined(separator: ", "))]"))
    }
    return found
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
    if element.elementsHidden.value == true {
      found.append(("accessibilityElementsHidden", "true"))
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
      || accessibilityElements.value != nil
  }
}

extension CustomAction {
  /// The action as Swift code; what it does is left to the app.
  fileprivate var swift: String {
    "UIAccessibilityCustomAction(name: \(name.swiftLiteral)) { _ in false }"
  }
}

extension ContainerType {
  fileprivate var swift: String {
    switch self {
    case .semanticGroup: ".semanticGroup"
    case .list: ".list"
    case .landmark: ".landmark"
    case .dataTable: ".dataTable"
    }
  }
}
