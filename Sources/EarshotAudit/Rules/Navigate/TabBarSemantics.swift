import EarshotTree

extension Rule {
  static let tabBarSemantics = Rule(
    "tab-bar-semantics", .navigate, .warning, .medium, .slows,
    "A row of tabs at the bottom is not announced as tabs.",
    what:
      "{tabs|# control in a row looks like a tab, but is|# controls in a row look like tabs, but are}"
      + " not announced as such",
    why: "a listener does not hear that these are the main parts, nor which one is open",
    advice: "give their container the tabBar trait, and the open tab the selected trait",
    wcag: ["4.1.2"],
    references: [
      .apple("uikit/uiaccessibilitytraits/tabbar"),
      "https://developer.apple.com/design/human-interface-guidelines/tab-bars",
    ],
    settings: ["tabs": 3, "strip": 100], screen: "375x812",
    fails: """
      screen 375x812 ru
      text "Меню" frame 16,60,200,30
      view frame 0,729,375,83
        ▼ button selected "Меню" frame 0,730,125,48
        button "Профиль" frame 125,730,125,48
        button "Корзина" frame 250,730,125,48
      ---
      view frame 0,740,375,72
        ▼ button "Home" frame 0,740,90,60 appearance (color "#000000")
        button "Search" frame 90,740,90,60 appearance (color "#A1A1A1")
        button "Likes" frame 180,740,90,60 appearance (color "#A1A1A1")
        button "Profile" frame 270,740,90,60 appearance (color "#A1A1A1")
      ---
      view frame 0,740,375,72 id bar
        view tabs frame 0,740,375,72
          ▼ button "Feed" frame 0,740,120,60 appearance (selected yes)
          button "Friends" frame 120,740,120,60
          button "Me" frame 240,740,120,60
      --- None is open, and one of them is the start.
      view frame 0,740,375,72
        ▼ button "Home" frame 0,740,94,60
        button "Documents" frame 94,740,94,60
        button "Reminders" frame 188,740,94,60
        button "Profile" frame 282,740,93,60
      --- boundary tabs
      view frame 0,729,375,83
        ▼ button selected "Chats" frame 0,730,120,48
        button "Calls" frame 120,730,120,48
        button "Settings" frame 240,730,120,48
      """,
    passes: """
      tabbar frame 0,729,375,83
        button selected tabBarItem "Home" frame 0,730,125,48
        button tabBarItem "Profile" frame 125,730,125,48
        button tabBarItem "Cart" frame 250,730,125,48
      ---
      tabs "Sections" frame 0,729,375,83
        button selected "Home" frame 0,730,125,48
        button "Profile" frame 125,730,125,48
        button "Cart" frame 250,730,125,48
      ---
      view frame 0,100,375,83
        button selected "Day" frame 0,100,125,48
        button "Week" frame 125,100,125,48
        button "Month" frame 250,100,125,48
      --- Different actions on a toolbar: none of them is open.
      view frame 0,740,375,72
        button "Share" frame 0,740,120,60
        button "Like" frame 120,740,120,60
        button "Delete" frame 240,740,120,60
      --- Keys of a keypad stand at the bottom as well.
      view frame 0,640,375,172
        button "1" frame 0,640,125,80
        button "2" frame 125,640,125,80
        button "3" frame 250,640,125,80
        button "4" frame 0,730,125,80
        button "5" frame 125,730,125,80
        button "6" frame 250,730,125,80
      --- boundary tabs
      view frame 0,729,375,83
        button selected "Chats" frame 0,730,180,48
        button "Calls" frame 180,730,180,48
      """,
    boundaries: """
      --- strip
      view frame 0,700,375,112
        ▼ button selected "News" frame 0,{712|711},125,48
        button "Video" frame 125,{712|711},125,48
        button "Music" frame 250,{712|711},125,48
      """,
    check: .screen { run in
      guard let bounds = run.screen.bounds else { return run.incomplete(.noScreenSize) }
      let strip = run["strip"]
      let controls = run.screen.controls.filter { control in
        guard let frame = control.frame else { return false }
        return frame.y >= bounds.maxY - strip && frame.maxY <= bounds.maxY + 1 && control.isTabLike
      }
      let groups = Dictionary(grouping: controls, by: \.parent).inOrder
      run.judge(groups.map { $0.value.sorted { $0.index < $1.index } }) { group, run in
        guard Double(group.count) >= run["tabs"], run.isOneRow(group) else { return .inapplicable }
        let open = run.openTab(of: group)
        let isInBar = run.isInTabBar(group[0])
        // More than six are the keys of a keyboard, one of which is "Home".
        guard open != nil || !isInBar && group.count <= 6 && group.hasStart else {
          return .inapplicable
        }
        if isInBar, group.contains(where: { $0.traits.contains(.selected) }) { return .pass }
        let tabs: [String: Finding.Argument] = ["tabs": .count(group.count)]
        let others = Array(group.dropFirst())
        if group[0].hasDerivedTraits {
          // Android tells of each whether it is selected, and none is.
          guard group[0].isAndroid, open == nil else { return .incomplete(.notCaptured(.traits)) }
          return .review(tabs, on: group[0], covers: others)
        }
        let fix = run.bar(of: group, open: open)
        // Which is open, if any, is not told.
        return open == nil
          ? .review(tabs, on: group[0], fix: fix, covers: others)
          : .fail(tabs, on: group[0], fix: fix, covers: others)
      }
    })
}

extension Node {
  fileprivate var isTabLike: Bool {
    role == .button || role == .tab || role == .link
  }

  /// Whether it leads to the first screen of an app.
  fileprivate var isStart: Bool { Lexicon.all[.start].contains(foldedLabel) }
}

extension [Node] {
  /// Whether one leads to the first screen, and none is a link, as at the foot of a page.
  fileprivate var hasStart: Bool {
    contains(where: \.isStart) && !contains { $0.role == .link }
  }
}

extension RuleContext {
  /// The open tab becomes selected, and the parent the bar when it holds the tabs and nothing else.
  fileprivate func bar(of group: [Node], open: Node?) -> Fix? {
    let selected = open.map { [Fix.Edit($0, .insertTraits(.selected))] } ?? []
    if isInTabBar(group[0]) { return Fix(selected) }
    guard let parent = group[0].parent, parent.stops.count == group.count else { return nil }
    return Fix(selected + [Fix.Edit(parent, .insertTraits(.tabBar))])
  }

  /// Whether the controls are equally wide and high and stand in one row.
  fileprivate func isOneRow(_ group: [Node]) -> Bool {
    guard let first = group[0].frame else { return false }
    return group.allSatisfy { control in
      guard let frame = control.frame else { return false }
      return abs(frame.width - first.width) <= 1 && abs(frame.y - first.y) <= 1
    }
  }

  /// The tab that looks open; `nil` when none does, as on a toolbar.
  fileprivate func openTab(of group: [Node]) -> Node? {
    if let open = group.first(where: { $0.isSelected }) { return open }
    var byColor: [String: [Node]] = [:]
    for control in group {
      guard let color = control.element.appearance.value?.color else { return nil }
      byColor[color, default: []].append(control)
    }
    guard byColor.count == 2 else { return nil }
    return byColor.values.first { $0.count == 1 }?[0]
  }

  fileprivate func isInTabBar(_ node: Node) -> Bool {
    node.traits.contains(.tabBarItem)
      || node.ancestors.contains {
        $0.element.systemContainer == .tabBar || $0.traits.contains(.tabBar)
          || $0.element.systemContainer == .segmentedControl
      }
  }
}
