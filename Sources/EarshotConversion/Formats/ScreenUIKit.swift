package import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == Screen {
  /// Swift code that sets these properties on views of UIKit.
  package static let uikit = OutputFormat(
    id: "uikit", summary: "Swift code that sets the properties on views", fileExtension: "swift"
  ) { ScreenUIKit(screen: $0).text }
}

/// Writes a view controller with the views of a screen, and a method that sets what each one exposes.
private struct ScreenUIKit {
  private let screen: Screen
  private let elements: [Element]
  private let names: SwiftNames
  /// The views in the order of reading, each with the view that holds it; `nil` is that of the
  /// controller.
  private let places: [(element: Element, parent: Element.ID?)]

  init(screen: Screen) {
    self.screen = screen
    let named = Set(screen.allElements.compactMap(\.accessibilityElements.value).joined())
    let nodes = ScreenNodes(of: screen)
    let reached = ScreenUIKit.reached(nodes, named)
    elements = reached.map(\.element).filter {
      $0.isWorthCode || $0.segments != nil || $0.isTabBar || named.contains($0.id)
    }
    names = SwiftNames(elements, besides: ScreenUIKit.members)
    let order = screen.readingOrder
    let keys = ScreenUIKit.keys(nodes, order)
    let written = Set(elements.map(\.id))
    places = reached.filter { written.contains($0.element.id) }
      .sorted { (keys[$0.index], $0.index) < (keys[$1.index], $1.index) }
      .map { node in
        var parent = nodes[node.index].parent
        while let place = parent, !written.contains(nodes[place].element.id) {
          parent = nodes[place].parent
        }
        return (node.element, parent.map { nodes[$0].element.id })
      }
  }

  /// What a view controller has already, so that no view can be called so.
  private static let members: Set<String> = [
    "addChild", "children", "debugDescription", "description", "editButtonItem", "hash",
    "inputAccessoryView", "inputView", "isEditing", "keyCommands", "modalPresentationStyle",
    "navigationController", "navigationItem", "next", "nibBundle", "nibName", "parent",
    "popoverPresentationController", "preferredContentSize", "presentationController",
    "presentedViewController", "presentingViewController", "searchDisplayController",
    "splitViewController", "storyboard", "superclass", "tabBarController", "tabBarItem", "title",
    "toolbarItems", "traitCollection", "transitionCoordinator", "undoManager", "userActivity",
    "view", "viewDidLoad", "viewIfLoaded",
  ]

  /// The nodes that are not inside an element, where nothing is exposed but what an order names.
  private static func reached(
    _ nodes: ScreenNodes, _ named: Set<Element.ID>
  ) -> [(index: Int, element: Element)] {
    var hides: [Bool] = []
    return nodes.enumerated().compactMap { index, node in
      let isReached = !(node.parent.map { hides[$0] } ?? false) || named.contains(node.element.id)
      hides.append(
        !isReached || node.element.isAccessibilityElement || node.element.segments != nil)
      return isReached ? (index, node.element) : nil
    }
  }

  /// For each node the place at which the first stop in it is read; what is not read follows what
  /// stands before it.
  private static func keys(_ nodes: ScreenNodes, _ order: ReadingOrder) -> [Int] {
    var keys = nodes.map { order.index(of: $0.element.id) }
    for (index, node) in nodes.enumerated().reversed() {
      guard let parent = node.parent, let key = keys[index] else { continue }
      keys[parent] = min(keys[parent] ?? key, key)
    }
    var last = -1
    return keys.map { key in
      last = key ?? last
      return last
    }
  }

  var text: String {
    let type = SwiftNames.type(screen.title)
    var lines = ["import UIKit", ""]
    if let title = screen.title { lines.append("/// The views of \(title.swiftLiteral).") }
    lines.append("final class \(type)ViewController: UIViewController {")
    lines += elements.map { "  let \(name(of: $0)) = \(construction(of: $0))" }
    lines += ["", "  override func viewDidLoad() {", "    super.viewDidLoad()"]
    lines += places.map { place in
      let parent = place.parent.flatMap { names[$0] } ?? "view"
      return "    \(parent).addSubview(\(name(of: place.element)))"
    }
    lines += ["    configure()", "  }", ""]
    lines += ["  /// Sets what assistive technologies are told.", "  func configure() {"]
    lines += elements.flatMap { statements(for: $0).map { "    \($0)" } }
    lines += ["  }", "}"]
    lines += elements.compactMap { adjustable($0)?.lines }.flatMap { [""] + $0.dropLast() }
    return lines.map { $0 + "\n" }.joined()
  }

  private func construction(of element: Element) -> String {
    if let segments = element.segments {
      return
        "UISegmentedControl(items: \(segments.map { ($0.label.value ?? "").swiftLiteral }.swiftList))"
    }
    return "\(adjustable(element)?.name ?? element.classOfUIKit)()"
  }

  private func adjustable(_ element: Element) -> AdjustableClass? {
    AdjustableClass(element, named: name(of: element))
  }

  private func name(of element: Element) -> String { names[element.id] ?? "element" }

  private func statements(for element: Element) -> [String] {
    let name = name(of: element)
    var lines = texts(of: element).map { "\($0) = \($1)" } + contents(of: element)
    if let chosen = element.segments?.firstIndex(where: { $0.has(.selected) }) {
      lines.append("selectedSegmentIndex = \(chosen)")
    }
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
    // The class computes the value of what is adjusted, and a field that of its text.
    let isText = element.isField && element.value.value != ""
    let value = adjustable(element) == nil && !isText ? element.value.value : nil
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

  /// What stands in a field.
  private func contents(of element: Element) -> [String] {
    guard element.isField else { return [] }
    let text = element.value.value.flatMap { $0.isEmpty ? nil : "text = \($0.swiftLiteral)" }
    let placeholder =
      element.classOfUIKit == "UITextView" ? nil : element.textInput.value?.placeholder
    return [
      text, placeholder.map { "placeholder = \($0.swiftLiteral)" },
      element.isSecureField ? "isSecureTextEntry = true" : nil,
    ].compactMap(\.self)
  }

  /// Sets the traits, or adds to those that UIKit sets itself when some of them have no public name.
  private func traitsLine(of element: Element) -> String? {
    if !element.isAccessibilityElement, element.systemContainer == .tabBar {
      return "accessibilityTraits = [.tabBar]"
    }
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

extension Element {
  /// The segments, where it is a segmented control whose parts say no more than their names; `nil` of
  /// anything else.
  fileprivate var segments: [Element]? {
    guard !isAccessibilityElement, systemContainer == .segmentedControl, !children.isEmpty,
      accessibilityElements.value == nil, children.isOfSegments
    else { return nil }
    return children
  }

  /// Whether the tabs in it are told as such.
  fileprivate var isTabBar: Bool {
    !isAccessibilityElement && (has(.tabBar) || systemContainer == .tabBar)
  }

  /// The class of UIKit whose views have the private traits of the element.
  fileprivate var classOfUIKit: String {
    guard isField else { return "UIView" }
    if textInput.value?.isMultiline == true { return "UITextView" }
    return has(.searchField) ? "UISearchTextField" : "UITextField"
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
  package var swift: String { ".\(name)" }
}
