import EarshotTree

extension Rule {
  /// A dialog does not say what it is about.
  static let dialogLabelMissing = Rule(
    "dialog-label-missing", step: .label, severity: .warning, confidence: .medium, impact: .slows,
    criteria: ["4.1.2", "2.4.2"],
    references: [
      "https://developer.apple.com/documentation/uikit/uialertcontroller",
      "https://www.w3.org/WAI/WCAG22/Understanding/page-titled.html",
    ],
    english: RuleText(
      "A dialog has neither a title nor a heading nor a label.",
      what: "the dialog does not say what it is about",
      why: "a listener comes into it and hears choices without the question",
      advice: "give it a title, make the first text a heading, or label its container"),
    russian: RuleText(
      "У диалога нет ни названия, ни заголовка, ни подписи.",
      what: "диалог не говорит, о чём он",
      why: "слушатель попадает внутрь и слышит варианты без вопроса",
      advice: "дайте диалогу название, сделайте первый текст заголовком или подпишите его"),
    examples: RuleExamples(
      failing: [
        """
        button "Menu"
        ▼ view modal
          button "Удалить"
          button "Отменить"
        """,
        """
        ▼ view type XCUIElementTypeAlert
          button "Allow"
          button "Don't Allow"
        """,
        """
        ▼ view modal
          image "Gift"
          button "Close"
          button "To the offer"
        """,
      ],
      passing: [
        """
        view modal "Delete the chat?"
          button "Delete"
        """,
        """
        view modal
          header "Filters"
          button "Apply"
        """,
        """
        view type XCUIElementTypeAlert
          text "Allow notifications?"
          button "Allow"
        """,
      ],
      falsePositives: [
        // The first thing in the sheet is its title, though no heading.
        """
        view modal
          text "Choose a city"
          button "London"
          button "Paris"
        """,
        // A view that only says that something loads asks nothing.
        """
        view modal
          element "Loading"
        """,
        // The button to close stands before the title.
        """
        view modal
          button "Close"
          text "Special offer"
          button "Buy"
        """,
      ])
  ) { run in
    let headers = SubtreeTally(run.screen) { run[$0].isStop && run[$0].traits.contains(.header) }
    let controls = SubtreeTally(run.screen) { run[$0].isStop && run[$0].isControlByName }
    var end = 0
    for node in run.screen.nodes where run[node].isDialog && node.index >= end {
      guard run[node].isOpenToFocus, controls.count(below: node) > 0 else { continue }
      // What is nested in it is the same dialog.
      end = run[node].end
      let isNamed = !run[node].spokenLabel.isEmpty || run.isNamedInside(node)
      if isNamed || headers.count(below: node) > 0 || run.beginsWithText(node) {
        run.pass(node)
      } else {
        run.fail(node, fix: .of(run[node].element.id, .label(.toWrite(.title))))
      }
    }
  }
}

extension NodeFacts {
  /// Whether it is an alert, a sheet, or a view that is modal.
  fileprivate var isDialog: Bool {
    if element.isModal.value == true { return true }
    guard let type = element.type else { return false }
    return ["XCUIElementTypeAlert", "XCUIElementTypeSheet", "UIAlertController"].contains(type)
  }
}

extension RuleRun {
  /// Whether a container in it has a label, as the content of a window may.
  fileprivate func isNamedInside(_ node: AuditedScreen.Node) -> Bool {
    screen.children(of: node).contains {
      !self[$0].isStop && !self[$0].spokenLabel.isEmpty && !self[$0].role.isControl
    }
  }

  /// Whether a text is the first thing in it, or the first after what closes it.
  fileprivate func beginsWithText(_ node: AuditedScreen.Node) -> Bool {
    let stops = screen.stops(in: node)
    return stops.prefix(2).contains { self[$0].role == .text && !self[$0].spokenLabel.isEmpty }
  }
}
