package import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == Screen {
  /// Swift code of a view of SwiftUI that exposes the same.
  package static let swiftUI = OutputFormat(
    id: "swiftui", summary: "Swift code of a view that exposes the same", fileExtension: "swift"
  ) { ScreenSwiftUI(screen: $0).text }
}

/// Writes the stops of a screen in reading order, each with its accessibility modifiers, in the containers
/// that SwiftUI has.
struct ScreenSwiftUI {
  private let screen: Screen
  private let nodes: [ScreenOutline.Node]

  init(screen: Screen) {
    self.screen = screen
    nodes = ScreenOutline(screen, ScreenSwiftUI.rules).nodes
  }

  /// Groups and modal views are containers of SwiftUI, with and without words.
  static let rules = ScreenOutline.Rules(
    isContainer: { $0.hasWordsOfContainer }, keepsUnread: false)

  /// The ids of the containers that the code has.
  var containers: Set<Element.ID> {
    func ids(_ nodes: [ScreenOutline.Node]) -> [Element.ID] {
      nodes.flatMap { node in
        (node.modifiersOfContainer.isEmpty && node.segments == nil ? [] : [node.element.id])
          + ids(node.children)
      }
    }
    return Set(ids(nodes))
  }

  var text: String {
    let type = SwiftNames.type(screen.title)
    var lines = ["import SwiftUI", "", "struct \(type)View: View {", "  var body: some View {"]
    let body = ["VStack {"] + nodes.flatMap(code).map { "  \($0)" } + ["}"]
    lines += body.map { "    \($0)" }
    return (lines + ["  }", "}"]).map { $0 + "\n" }.joined()
  }

  private func code(for node: ScreenOutline.Node) -> [String] {
    if let segments = node.segments {
      return code(forSegments: segments) + node.modifiersOfContainer.map { ".\($0)" }
    }
    guard node.isContainer else { return code(for: node.element) }
    let inside = node.children.flatMap(code)
    let modifiers = node.modifiersOfContainer
    guard !modifiers.isEmpty else { return inside }
    return ["VStack {"] + inside.map { "  \($0)" } + ["}"] + modifiers.map { ".\($0)" }
  }

  /// A picker, which alone says which of how many a segment is.
  private func code(forSegments segments: [Element]) -> [String] {
    let chosen = segments.firstIndex { $0.has(.selected) } ?? -1
    return ["Picker(\"\", selection: .constant(\(chosen))) {"]
      + segments.enumerated().map { index, segment in
        "  \((segment.label.value ?? "").swiftUI).tag(\(index))"
      } + ["}", ".pickerStyle(.segmented)"]
  }

  private func code(for element: Element) -> [String] {
    let modifiers = modifiers(of: element).map { ".\($0)" }
    if let field = element.fieldOfSwiftUI { return [field] + modifiers.map { "  \($0)" } }
    let words = (element.label.value ?? element.value.value ?? "").swiftUI
    guard element.has(.notEnabled) else {
      return [words] + ([".accessibilityElement(children: .ignore)"] + modifiers).map { "  \($0)" }
    }
    // Only controls are dimmed.
    let traits = element.has(.button) ? [] : [".accessibilityRemoveTraits(.isButton)"]
    return ["Button {", "} label: {", "  \(words)", "}"] + modifiers + traits
  }

  private func modifiers(of element: Element) -> [String] {
    let traits = (element.traits.value ?? []).swiftUINames
    let level = element.headingLevel.value.flatMap { (1...6).contains($0) ? $0 : nil }
    let value = element.fieldOfSwiftUI == nil ? element.value.value : nil
    let values = [
      ("Label", element.label.value?.swiftUI), ("Value", value?.swiftUI),
      ("Hint", element.hint.value?.swiftUI),
      ("AddTraits", traits.isEmpty ? nil : traits.swiftList), ("Heading", level.map { ".h\($0)" }),
      ("Identifier", element.identifier.value?.swiftLiteral),
      ("InputLabels", element.userInputLabels.value?.map(\.swiftUI).swiftList),
      (
        "RespondsToUserInteraction",
        element.respondsToUserInteraction.value.map { "\($0)" }
      ),
    ]
    let content = (element.customContent.value ?? []).map { entry in
      let importance = entry.importance == .high ? ", importance: .high" : ""
      return
        "accessibilityCustomContent(\(entry.label.swiftUI), \(entry.value.swiftUI)\(importance))"
    }
    return values.compactMap { name, value in value.map { "accessibility\(name)(\($0))" } }
      + content + actions(of: element)
  }

  /// What can be done; what it does is left to the app.
  private func actions(of element: Element) -> [String] {
    var found = (element.customActions.value ?? []).map {
      "accessibilityAction(named: \($0.name.swiftUI)) {}"
    }
    found += (element.handlers.value ?? []).map(\.swiftUI)
    if element.has(.notEnabled) { found.append("disabled(true)") }
    if element.has(.adjustable) { found.append("accessibilityAdjustableAction { _ in }") }
    return found
  }
}

extension Element {
  /// Whether it is a field that is edited.
  var isField: Bool { has(.textEntry) || has(.secureTextField) }

  /// Whether it is a field that hides what is typed.
  var isSecureField: Bool { textInput.value?.isSecure == true || has(.secureTextField) }

  /// Whether it is a container with words of its own, and not one of another kind.
  fileprivate var hasWordsOfContainer: Bool {
    guard !isAccessibilityElement, systemContainer == nil || systemContainer == .tabBar else {
      return false
    }
    return [label, value, hint].contains { $0.value?.isEmpty == false }
  }

  /// The field of SwiftUI that is edited as it is; `nil` of what is none.
  fileprivate var fieldOfSwiftUI: String? {
    guard isField, !has(.notEnabled) else { return nil }
    let input = textInput.value
    // What is told to say nothing does not say its prompt.
    let prompt = value.value == "" ? nil : input?.placeholder.map { ", prompt: \($0.swiftUI)" }
    let text = ".constant(\((value.value ?? "").swiftLiteral))\(prompt ?? "")"
    if isSecureField { return "SecureField(\"\", text: \(text))" }
    let axis = input?.isMultiline == true ? ", axis: .vertical" : ""
    return "TextField(\"\", text: \(text)\(axis))"
  }
}

extension ScreenOutline.Node {
  /// The modifiers that make a container of views around; none where SwiftUI has no such container.
  fileprivate var modifiersOfContainer: [String] {
    guard isContainer, !element.isAccessibilityElement else { return [] }
    let hasName =
      element.systemContainer == .segmentedControl && element.label.value?.isEmpty == false
    let isBar = element.has(.tabBar) || element.systemContainer == .tabBar
    let isModal = element.isModal.value == true
    let isGroup = element.containerType.value == .semanticGroup
    guard isBar || isModal || isGroup || hasName else { return [] }
    let traits = (isBar ? [".isTabBar"] : []) + (isModal ? [".isModal"] : [])
    let values = [
      ("Label", element.label.value?.swiftUI), ("Value", element.value.value?.swiftUI),
      ("Hint", element.hint.value?.swiftUI),
      ("AddTraits", traits.isEmpty ? nil : traits.swiftList),
      ("Identifier", element.identifier.value?.swiftLiteral),
    ]
    return ["accessibilityElement(children: .contain)"]
      + values.compactMap { name, value in value.map { "accessibility\(name)(\($0))" } }
  }

  /// The segments, where it is a segmented control whose parts say no more than their names; `nil` of
  /// anything else.
  fileprivate var segments: [Element]? {
    guard isContainer, element.systemContainer == .segmentedControl else { return nil }
    let parts = children.map(\.element)
    return parts.isOfSegments && !children.contains(where: \.isContainer) ? parts : nil
  }
}

extension [Element] {
  /// Whether they are buttons that say no more than their names, as segments do.
  var isOfSegments: Bool {
    allSatisfy { part in
      part.isAccessibilityElement && part.has(.button) && !part.has(.notEnabled)
        && part.value.value == nil && part.label.value?.isEmpty == false
    }
  }
}

extension String {
  /// The text as code of a text that is not looked up in a table of strings.
  package var swiftUI: String { "Text(verbatim: \(swiftLiteral))" }
}

extension Handler {
  /// The modifier without its dot; what it does is left to the app.
  package var swiftUI: String {
    switch self {
    case .activate: "accessibilityAction {}"
    case .escape: "accessibilityAction(.escape) {}"
    case .magicTap: "accessibilityAction(.magicTap) {}"
    case .scroll: "accessibilityScrollAction { _ in }"
    }
  }
}

extension Traits {
  /// The traits that the code tells in some way.
  static let heldBySwiftUI = Traits(swiftUINamesOfTraits.map(\.0))
    .union([.notEnabled, .adjustable, .textEntry, .secureTextField])

  /// The traits that SwiftUI has names for, `AccessibilityTraits`.
  package var swiftUINames: [String] {
    Traits.swiftUINamesOfTraits.filter { contains($0.0) }.map(\.1)
  }

  private static let swiftUINamesOfTraits: [(Traits, String)] = [
    (.button, ".isButton"), (.link, ".isLink"), (.header, ".isHeader"),
    (.searchField, ".isSearchField"), (.image, ".isImage"), (.selected, ".isSelected"),
    (.playsSound, ".playsSound"), (.keyboardKey, ".isKeyboardKey"),
    (.staticText, ".isStaticText"), (.summaryElement, ".isSummaryElement"),
    (.updatesFrequently, ".updatesFrequently"), (.startsMediaSession, ".startsMediaSession"),
    (.allowsDirectInteraction, ".allowsDirectInteraction"),
    (.causesPageTurn, ".causesPageTurn"), (.toggleButton, ".isToggle"),
  ]
}
