import EarshotTree

extension Rule {
  static let elementEmpty = Rule(
    "element-empty", .simplify, .error, .high, .hard,
    "Focus stops at an element without anything to say or do.",
    what: "the element has no label, value, trait or action",
    why: "focus stops in silence, and a listener cannot know whether something is missing",
    advice: "set isAccessibilityElement to false",
    wcag: ["4.1.2"],
    references: [.apple("uikit/uiaccessibilityelement"), .wcag("name-role-value.html")],
    fails: """
      text "Заказ"
      ▼ element
      text "Адрес"
      --- screen 375x812
      ▼ element "" frame 0,100,375,20
      button "Pay" frame 16,130,343,44
      ---
      tableview
        ▼ element cell
          view image
      """,
    passes: """
      element "Balance"
      ---
      element value "50 %"
      ---
      element "" actions "Close"
      --- The parts of a drawing are made for direct touch.
      view type DrawingCanvasView
        element
      --- It shows text, and lacks a label only.
      element appearance (text "Total")
      --- UIKit names a cell after its texts.
      tableview
        element cell
          text "About"
      --- A button without a name is another problem.
      button
      """,
    check: .each(\.stops, where: { $0.role == .other }) { stop, _ in
      guard stop.tellsNothing else { return .pass }
      // UIKit names a cell after the texts in it.
      let isStockCell =
        stop.element.systemContainer == .cell && stop.descendants.contains { $0.shownText != nil }
      if isStockCell || stop.ancestors.contains(where: \.isCanvas) { return .inapplicable }
      return stop.missing(.label, .value, .traits, .customActions) ?? .fail(fix: .isElement(false))
    })
}

extension Node {
  /// Whether there is nothing to hear and nothing to do.
  fileprivate var tellsNothing: Bool {
    spokenLabel.isEmpty && value.isEmpty && hint.isEmpty && traits.isEmpty && shownText == nil
      && !isCanvas && !reactsToTap && !hasActions
      && element.handlers.value?.isEmpty != false && element.attributedValue.value == nil
      && element.customContent.value?.isEmpty != false
  }
}
