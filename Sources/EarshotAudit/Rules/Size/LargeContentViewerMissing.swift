import EarshotTree

extension Rule {
  static let largeContentViewerMissing = Rule(
    "large-content-viewer-missing", .size, .warning, .high, .hard,
    "The items of a bar stay small, and holding one does not show it large.",
    what: "the text of “{name}”{more|=0|| and # more| and # more} stays small, and the large "
      + "content viewer does not show it",
    why: "at the sizes of accessibility nobody who needs them can read the bar",
    advice: "showsLargeContentViewer = true with largeContentTitle and largeContentImage, and a "
      + "UILargeContentViewerInteraction on the bar",
    wcag: ["1.4.4"], references: [.apple("uikit/uilargecontentvieweritem")],
    fails: """
      view tabs frame 0,760,375,52
        ▼ button tabBarItem "Menu" appearance (text "Menu" fontSize 10 scales no) empty largeContent
        button tabBarItem "Cart" appearance (text "Cart" fontSize 10 scales no) empty largeContent
      ---
      view tabs
        ▼ button "Меню" appearance (text "Меню" fontSize 10 scales no) empty largeContent
      --- One of two was forgotten.
      view tabs
        button "Menu" appearance (text "Menu" scales no) largeContent (title "Menu")
        ▼ button "Cart" appearance (text "Cart" scales no) empty largeContent
      """,
    passes: """
      view tabs
        button "Menu" appearance (text "Menu" fontSize 10 scales no) \
      largeContent (title "Menu" image "menu")
      ---
      view tabs
        button "Menu" appearance (text "Menu" fontSize 10 scales yes) empty largeContent
      --- A bar of the system shows its items large by itself.
      tabbar
        button tabBarItem "Menu" appearance (text "Menu" fontSize 10 scales no) empty largeContent
      --- The source does not tell of the viewer.
      view tabs
        button "Menu" appearance (text "Menu" fontSize 10 scales no)
      """,
    check: .each({ $0.nodes.filter(\.isCustomBar) }) { bar, _ in
      let items = bar.descendants.prefix(64).filter { $0.isStop && $0.keepsTextSize }
      guard !items.isEmpty, items.allSatisfy({ $0.element.largeContent.isCaptured }) else {
        return .inapplicable
      }
      let missing = items.filter { $0.element.largeContent.value == nil }
      guard let first = missing.first else { return .pass }
      return .fail(
        ["name": .text(first.readText), "more": .count(missing.count - 1)], on: first, fix: nil,
        covers: Array(missing.dropFirst()))
    })
}

extension Node {
  /// Whether it is a bar of tabs that the app made.
  fileprivate var isCustomBar: Bool {
    traits.contains(.tabBar) && element.systemContainer?.isBar != true && !isSystem
  }

  /// Whether its text, or one in it, is told to have a font of fixed size.
  fileprivate var keepsTextSize: Bool {
    element.appearance.value?.scalesText == false
      || descendants.prefix(8).contains { $0.element.appearance.value?.scalesText == false }
  }
}
