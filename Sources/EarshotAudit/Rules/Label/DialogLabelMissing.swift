import EarshotTree

extension Rule {
  static let dialogLabelMissing = Rule(
    "dialog-label-missing", .label, .warning, .medium, .slows,
    "A dialog has neither a title nor a heading nor a label.",
    what: "the dialog does not say what it is about",
    why: "a listener comes into it and hears choices without the question",
    advice: "give it a title, make the first text a heading, or label its container",
    wcag: ["4.1.2", "2.4.2"],
    references: [.apple("uikit/uialertcontroller"), .wcag("page-titled.html")],
    fails: """
      button "Menu"
      ▼ view modal
        button "Удалить"
        button "Отменить"
      ---
      ▼ view type XCUIElementTypeAlert
        button "Allow"
        button "Don't Allow"
      ---
      ▼ view modal
        image "Gift"
        button "Close"
        button "To the offer"
      """,
    passes: """
      view modal "Delete the chat?"
        button "Delete"
      ---
      view modal
        header "Filters"
        button "Apply"
      ---
      view type XCUIElementTypeAlert
        text "Allow notifications?"
        button "Allow"
      --- The first thing in the sheet is its title, though no heading.
      view modal
        text "Choose a city"
        button "London"
        button "Paris"
      --- A view that only says that something loads asks nothing.
      view modal
        element "Loading"
      --- The button to close stands before the title.
      view modal
        button "Close"
        text "Special offer"
        button "Buy"
      """,
    check: .screen { run in
      let headers = SubtreeTally(run.screen) { $0.isStop && $0.traits.contains(.header) }
      let controls = SubtreeTally(run.screen) { $0.isStop && $0.isControlByName }
      var end = 0
      for node in run.screen.nodes where node.isDialog && node.index >= end {
        guard node.isOpenToFocus, controls.count(below: node) > 0 else { continue }
        // What is nested in it is the same dialog.
        end = node.end
        let isNamed = node.isNamedByContents || headers.count(below: node) > 0
        run.take(
          isNamed ? .pass : .fail(fix: .container(.semanticGroup), .label(.toWrite(.title))),
          on: node)
      }
    })
}

extension Node {
  /// Whether it is an alert, a sheet, or a view that is modal.
  fileprivate var isDialog: Bool {
    element.isModal.value == true
      || ["XCUIElementTypeAlert", "XCUIElementTypeSheet", "UIAlertController"]
        .contains(element.type) && element.isModal.value != false
  }

  /// Whether it says that something goes on, which is what a view over a screen is about.
  private var showsProgress: Bool { role == .progress || role == .activityIndicator }

  /// Whether it has a label, or a container in it as the content of a window may, or a text is the
  /// first thing in it or the first after what closes it.
  var isNamedByContents: Bool {
    !spokenLabel.isEmpty
      || children.contains { !$0.isStop && !$0.spokenLabel.isEmpty && !$0.role.isControl }
      || stops.prefix(2).contains {
        ($0.role == .text || $0.showsProgress) && !$0.spokenLabel.isEmpty
      }
  }
}
