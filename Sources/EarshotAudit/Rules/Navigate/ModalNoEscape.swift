import EarshotTree

extension Rule {
  static let modalNoEscape = Rule(
    "modal-no-escape", .navigate, .error, .medium, .blocks,
    "A modal view handles no escape gesture, or cannot be left at all.",
    what: "the modal view cannot be left with the two-finger scrub"
      + "{count|=0|, and no control closes it|; # control closes it|; # controls close it}",
    why: "a listener who did not want the view is caught in it, or has to search for the way out",
    advice: "override accessibilityPerformEscape, and give the view a close button with a name",
    wcag: ["2.1.2"],
    references: [
      .apple("objectivec/nsobject/1615091-accessibilityperformescape"),
      .wcag("no-keyboard-trap.html"),
    ],
    fails: """
      screen 375x812
      view
        view
          button "Меню"
        ▼ view modal
          header "Промокод применен"
          button "Показать товары"
      --- screen 390x844
      view frame 0,0,390,844
        view frame 0,0,390,844 appearance (backgroundAlpha 0.4)
        ▼ view frame 0,500,390,344
          header "Rate the app" frame 16,520,300,30
          adjustable "Stars" frame 16,570,300,44
          button "Send" frame 16,760,358,48
      --- The button is there, the gesture is not.
      screen 375x812
      view
        ▼ view modal
          button "Закрыть"
          text "Аллергены"
      """,
    passes: """
      view
        view modal handles escape
          header "Filters"
          button "Apply"
      ---
      view handles escape
        view modal
          button "Закрыть"
          text "Пищевая ценность"
      --- screen 375x812 unknown handles
      view modal
        button "Cancel"
        button "Delete"
      --- It goes away by itself, and there is nothing to operate.
      screen 375x812
      view modal
        element "Загрузка" type UIActivityIndicatorView
      --- The system closes its alerts by the gesture.
      view modal type XCUIElementTypeAlert
        text "Delete the note?"
        button "Delete"
        button "Cancel"
      """,
    check: .screen { run in
      let overlays = run.screen.overlays(covering: 0.5).filter { $0.kind != .opaque }
      run.judge(overlays.map(\.content)) { content, _ in
        let stops = content.stops
        guard !stops.isEmpty, !isBusy(stops), !content.element.isSystemDialog else {
          return .inapplicable
        }
        let closing = stops.count { $0.role.isControl && CloseLexicon.areIn($0.foldedLabel) }
        let isBack = stops.contains { $0.traits.contains(.backButton) }
        let escapes =
          content.handles(.escape) || content.ancestors.contains { $0.handles(.escape) }
          || content.descendants.contains { $0.handles(.escape) }
        if escapes { return .pass }
        let isClosed = closing > 0 || isBack
        guard content.isCaptured(.handlers) else {
          return isClosed ? .pass : .incomplete(.notCaptured(.handlers))
        }
        return .fail(
          ["count": .count(max(closing, isBack ? 1 : 0))], fix: .handler(.escape),
          severity: isClosed ? .warning : nil)
      }
    })

  /// Whether the view only shows that something is going on.
  private static func isBusy(_ stops: [Node]) -> Bool {
    !stops.contains { $0.role.isControl }
      && stops.contains {
        switch $0.role {
        case .activityIndicator, .progress: true
        default: $0.traits.contains(.updatesFrequently)
        }
      }
  }
}
