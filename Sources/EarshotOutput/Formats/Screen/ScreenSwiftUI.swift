public import EarshotTree

extension OutputFormat where Document == Screen {
  /// Swift code of a view of SwiftUI that exposes the same.
  public static var swiftUI: OutputFormat<Screen> {
    OutputFormat(
      id: "swiftui", summary: "Swift code of a view that exposes the same", fileExtension: "swift",
      write: { Array(ScreenSwiftUI(screen: $0).text.utf8) })
  }
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
    var found = ["accessibilityElement(children: .ignore)"]
    if let label = element.label.value {
      found.append("accessibilityLabel(Text(verbatim: \(label.swiftLiteral)))")
    }
    if let value = element.value.value {
      found.append("accessibilityValue(Text(verbatim: \(value.swiftLiteral)))")
    }
    if let hint = element.hint.value {
      found.append("accessibilityHint(Text(verbatim: \(hint.swiftLiteral)))")
    }
    let traits = (element.traits.value ?? []).swiftUINames
    if !traits.isEmpty {
      found.append("accessibilityAddTraits([\(traits.joined(separator: ", "))])")
    }
    if let identifier = element.identifier.value {
      found.append("accessibilityIdentifier(\(identifier.swiftLiteral))")
    }
    if let labels = element.userInputLabels.value {
      let list = labels.map { "Text(verbatim: \($0.swiftLiteral))" }.joined(separator: ", ")
      found.append("accessibilityInputLabels([\(list)])")
    }
    for action in element.customActions.value ?? [] {
      found.append("accessibilityAction(named: Text(verbatim: \(action.name.swiftLiteral))) {}")
    }
    if element.has(.notEnabled) { found.append("disabled(true)") }
    if element.has(.adjustable) { found.append("accessibilityAdjustableAction { _ in }") }
    return found
  }
}

extension Traits {
  /// The traits that SwiftUI has names for, `AccessibilityTraits`.
  fileprivate var swiftUINames: [String] {
    let known: [(Traits, String)] = [
      (.button, ".isButton"), (.link, ".isLink"), (.header, ".isHeader"),
      (.searchField, ".isSearchField"), (.image, ".isImage"), (.selected, ".isSelected"),
      (.playsSound, ".playsSound"), (.keyboardKey, ".isKeyboardKey"),
      (.staticText, ".isStaticText"), (.summaryElement, ".isSummaryElement"),
      (.updatesFrequently, ".updatesFrequently"), (.startsMediaSession, ".startsMediaSession"),
      (.allowsDirectInteraction, ".allowsDirectInteraction"),
      (.causesPageTurn, ".causesPageTurn"), (.toggleButton, ".isToggle"),
    ]
    return known.filter { contains($0.0) }.map(\.1)
  }
}
