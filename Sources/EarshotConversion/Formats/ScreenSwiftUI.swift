package import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == Screen {
  /// Swift code of a view of SwiftUI that exposes the same.
  package static let swiftUI = OutputFormat(
    id: "swiftui", summary: "Swift code of a view that exposes the same", fileExtension: "swift"
  ) { ScreenSwiftUI(screen: $0).text }
}

/// Writes the stops of a screen in reading order, each with its accessibility modifiers.
private struct ScreenSwiftUI {
  var screen: Screen

  var text: String {
    let type = SwiftNames.type(screen.title)
    var lines = ["import SwiftUI", "", "struct \(type)View: View {", "  var body: some View {"]
    lines.append("    VStack {")
    for stop in screen.readingOrder { lines += code(for: stop.element) }
    return (lines + ["    }", "  }", "}"]).map { $0 + "\n" }.joined()
  }

  private func code(for element: Element) -> [String] {
    let words = element.label.value ?? element.value.value ?? ""
    return ["      Text(verbatim: \(words.swiftLiteral))"]
      + modifiers(of: element).map { "        .\($0)" }
  }

  private func modifiers(of element: Element) -> [String] {
    let traits = (element.traits.value ?? []).swiftUINames
    let level = element.headingLevel.value.flatMap { (1...6).contains($0) ? $0 : nil }
    let values = [
      ("Label", element.label.value?.swiftUI), ("Value", element.value.value?.swiftUI),
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
    return ["accessibilityElement(children: .ignore)"]
      + values.compactMap { name, value in value.map { "accessibility\(name)(\($0))" } }
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
  static let heldBySwiftUI = Traits(swiftUINamesOfTraits.map(\.0)).union([.notEnabled, .adjustable])

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
