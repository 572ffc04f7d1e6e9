import EarshotTree

extension Rule {
  static let tabBarSemantics = Rule(
    "tab-bar-semantics", .navigate, .warning, .medium, .slows,
    "A row of tabs at the bottom is not announced as tabs.",
    what: "controls in a row that look like tabs, but are not announced as such: {tabs}",
    why: "a listener does not hear that these are the main parts, nor which one is open",
    advice: "give their container the tabBar trait, and the open tab the selected trait",
    wcag: ["4.1.2"],
    references: [
      .apple("uikit/uiaccessibilitytraits/tabbar"),
      "https://developer.apple.com/design/human-interface-guidelines/tab-bars",
    ],
    settings: ["tabs": 3, "strip": 100],
    fails: """
      screen 375x812 ru
      text "Меню" frame 16,60,200,30
      view frame 0,729,375,83
        ▼ button selected "Меню" frame 0,730,125,48
        button "Профиль" frame 125,730,125,48
        button "Корзина" frame 250,730,125,48
      ---
      screen 375x812
      view frame 0,740,375,72
        ▼ button "Home" frame 0,740,90,60 appearance (color "#000000")
        button "Search" frame 90,740,90,60 appearance (color "#A1A1A1")
        button "Likes" frame 180,740,90,60 appearance (color "#A1A1A1")
        button "Profile" frame 270,740,90,60 appearance (color "#A1A1A1")
      ---
      screen 375x812
      view frame 0,740,375,72 id bar
        view tabs frame 0,740,375,72
          ▼ button "Feed" frame 0,740,120,60 appearance (selected yes)
          button "Friends" frame 120,740,120,60
          button "Me" frame 240,740,120,60
      --- boundary tabs
      screen 375x812
      view frame 0,729,375,83
        ▼ button selected "Chats" frame 0,730,120,48
        button "Calls" frame 120,730,120,48
        button "Settings" frame 240,730,120,48
      --- boundary strip
      screen 375x812
      view frame 0,700,375,112
        ▼ button selected "News" frame 0,712,125,48
        button "Video" frame 125,712,125,48
        button "Music" frame 250,712,125,48
      """,
    passes: """
      screen 375x812
      tabbar frame 0,729,375,83
        button selected tabBarItem "Home" frame 0,730,125,48
        button tabBarItem "Profile" frame 125,730,125,48
        button tabBarItem "Cart" frame 250,730,125,48
      ---
      screen 375x812
      tabs "Sections" frame 0,729,375,83
        button selected "Home" frame 0,730,125,48
        button "Profile" frame 125,730,125,48
        button "Cart" frame 250,730,125,48
      ---
      screen 375x812
      view frame 0,100,375,83
        button selected "Day" frame 0,100,125,48
        button "Week" frame 125,100,125,48
        button "Month" frame 250,100,125,48
      --- Different actions on a toolbar: none of them is open.
      screen 375x812
      view frame 0,740,375,72
        button "Share" frame 0,740,120,60
        button "Like" frame 120,740,120,60
        button "Delete" frame 240,740,120,60
      --- Keys of a keypad stand at the bottom as well.
      screen 375x812
      view frame 0,640,375,172
        button "1" frame 0,640,125,80
        button "2" frame 125,640,125,80
        button "3" frame 250,640,125,80
        button "4" frame 0,730,125,80
        button "5" frame 125,730,125,80
        button "6" frame 250,730,125,80
      --- boundary tabs
      screen 375x812
      view frame 0,729,375,83
        button selected "Chats" frame 0,730,180,48
        button "Calls" frame 180,730,180,48
      --- boundary strip
      screen 375x812
      view frame 0,700,375,112
        button selected "News" frame 0,711,125,48
        button "Video" frame 125,711,125,48
        button "Music" frame 250,711,125,48
      """,
    check: .screen { run in
      guard let bounds = run.screen.bounds else { return run.incomplete(.noScreenSize) }
      var groups: [AuditedScreen.Node?: [AuditedScreen.Node]] = [:]
      for control in run.screen.controls {
        guard let frame = control.frame, frame.y >= bounds.maxY - run["strip"],
          frame.maxY <= bounds.maxY + 1, control.isTabLike
        else { continue }
        groups[control.parent, default: []].append(control)
      }
      for (_, group) in groups.inOrder { run.check(group.sorted { $0.index < $1.index }) }
    })
}

extension AuditedScreen.Node {
  fileprivate var isTabLike: Bool {
    role == .button || role == .tab || role == .link
  }

  fileprivate var looksOpen: Bool { isSelected || traits.contains(.selected) }
}

extension RuleContext {
  fileprivate mutating func check(_ group: [AuditedScreen.Node]) {
    guard Double(group.count) >= self["tabs"], isOneRow(group) else { return }
    guard let open = openTab(of: group) else { return }
    let isSaid = group.contains { $0.traits.contains(.selected) }
    if isSaid && isInTabBar(group[0]) {
      pass(group[0])
    } else if group[0].hasDerivedTraits {
      incomplete(.notCaptured(.traits), group[0])
    } else {
      fail(
        group[0], ["tabs": .number(Double(group.count))], fix: fix(group, open),
        covers: Array(group.dropFirst()))
    }
  }

  /// Whether the controls are equally wide and high and stand in one row.
  private func isOneRow(_ group: [AuditedScreen.Node]) -> Bool {
    guard let first = group[0].frame else { return false }
    return group.allSatisfy { control in
      guard let frame = control.frame else { return false }
      return abs(frame.width - first.width) <= 1 && abs(frame.y - first.y) <= 1
    }
  }

  /// The tab that looks open; `nil` when none does, as on a toolbar.
  private func openTab(of group: [AuditedScreen.Node]) -> AuditedScreen.Node? {
    if let open = group.first(where: { $0.looksOpen }) { return open }
    var byColor: [String: [AuditedScreen.Node]] = [:]
    for control in group {
      guard let color = control.element.appearance.value?.color else { return nil }
      byColor[color, default: []].append(control)
    }
    guard byColor.count == 2 else { return nil }
    return byColor.values.first { $0.count == 1 }?[0]
  }

  private func isInTabBar(_ node: AuditedScreen.Node) -> Bool {
    node.traits.contains(.tabBarItem)
      || node.ancestors.contains {
        $0.element.systemContainer == .tabBar || $0.traits.contains(.tabBar)
          || $0.element.systemContainer == .segmentedControl
      }
  }

  /// Makes the parent a bar, when it holds the tabs and nothing else.
  private func fix(_ group: [AuditedScreen.Node], _ open: AuditedScreen.Node) -> Fix? {
    var edits = [Fix.Edit(open.element.id, .insertTraits(.selected))]
    if isInTabBar(group[0]) { return Fix(edits) }
    guard let parent = group[0].parent,
      parent.stops.count == group.count
    else { return nil }
    edits.append(Fix.Edit(parent.element.id, .insertTraits(.tabBar)))
    return Fix(edits)
  }
}
