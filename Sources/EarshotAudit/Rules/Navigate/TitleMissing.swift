import EarshotTree

extension Rule {
  static let titleMissing = Rule(
    "title-missing", .navigate, .warning, .medium, .slows,
    "A screen with a navigation bar has no title.",
    what: "the navigation bar has no title, and no heading stands on the screen",
    why: "after a change of screen a listener does not hear where they are",
    advice: "set the title of the navigation item",
    wcag: ["2.4.2"],
    references: [.apple("uikit/uinavigationitem/title"), .wcag("page-titled.html")],
    settings: ["media-share": 0.5], screen: "375x812",
    fails: """
      ▼ navigationbar frame 0,44,375,44
        button backButton "Back" frame 8,50,60,32
      text "Your order is on its way" frame 16,120,343,20
      ---
      ▼ navigationbar
        button "Отменить"
        button "Готово"
      textEntry "Комментарий"
      ---
      ▼ navigationbar frame 0,44,375,44
        button backButton "Account" frame 8,50,90,32
        button "Edit" frame 300,50,60,32
      button "Change the password" frame 16,120,343,44
      """,
    passes: """
      navigationbar
        button backButton "Back"
        header "Order 42"
      text "On its way"
      ---
      navigationbar
        button backButton "Back"
      header "Order 42"
      ---
      text "No bar at all"
      --- A search field stands in the place of the title.
      navigationbar
        searchField "Search"
        button "Cancel"
      text "Recent"
      --- The title is a button that opens a list.
      navigationbar frame 0,44,375,44
        button backButton "Back" frame 8,50,60,32
        button "All photos" frame 120,50,135,32
      text "Today" frame 16,120,343,20
      --- A view of the app stands in the place of the title.
      navigationbar
        button backButton "Back"
        element "Swift, 42 people are talking"
      text "Today"
      --- A bar without anything in it is not in use.
      navigationbar
      text "Welcome"
      """,
    boundaries: """
      --- media-share
      ▼ navigationbar frame 0,44,375,44
        button "Done" frame 8,50,60,32
      image "A beach at noon" frame 0,88,375,{390|450}
      """,
    check: .screen { run in
      let stops = SubtreeTally(run.screen, where: \.isStop)
      let bars = run.screen.nodes.filter {
        $0.element.systemContainer == .navigationBar && $0.isOpenToFocus
          && stops.count(below: $0) > 0
      }
      guard !bars.isEmpty else { return }
      let isNamedBelow = run.hasHeadingOrMedia()
      run.judge(bars) { bar, run in
        if isNamedBelow || run.hasTitle(in: bar) { return .pass }
        // The code of a document may set it.
        return run.screen.isDocument ? .review() : .fail()
      }
    })
}

extension RuleContext {
  /// Whether something in the bar names the screen: a text, a field, or what stands in the middle.
  fileprivate func hasTitle(in bar: Node) -> Bool {
    // Page sources name the bar by its title.
    if !bar.spokenLabel.isEmpty || bar.isNamedByTitle { return true }
    return bar.stops.contains { stop in
      if stop.role == .text || stop.role == .image || stop.role.isField { return true }
      // A view of the app that is no control stands where the title does.
      if stop.role == .other, !stop.spokenLabel.isEmpty { return true }
      if stop.role == .segment || stop.traits.contains(.header) { return true }
      guard let frame = stop.frame, let bounds = bar.frame, !bounds.isEmpty else { return false }
      return abs(frame.center.x - bounds.center.x) < bounds.width / 6
    }
  }

  /// Whether a heading stands on the screen, or a picture or film fills it.
  fileprivate func hasHeadingOrMedia() -> Bool {
    screen.stops.contains { stop in
      if stop.traits.contains(.header) { return true }
      guard stop.role == .image || stop.traits.contains(.startsMediaSession),
        let frame = stop.frame, let bounds = screen.bounds
      else { return false }
      return frame.intersection(bounds).area >= self["media-share"] * bounds.area
    }
  }
}

extension Node {
  fileprivate var isNamedByTitle: Bool {
    element.type?.hasSuffix("NavigationBar") == true && element.type?.hasPrefix("XCUI") == true
      && !(element.identifier.value ?? "").isEmpty
  }
}
