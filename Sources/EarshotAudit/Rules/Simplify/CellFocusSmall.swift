import EarshotTree

extension Rule {
  static let cellFocusSmall = Rule(
    "cell-focus-small", .simplify, .info, .medium, .slows,
    "A tappable cell has one small stop.",
    what: "the only stop \"{name}\" covers {percent} % of the cell",
    why: "a finger that explores the screen meets silence on most of the cell",
    advice: "make the whole cell one element with that label",
    wcag: ["2.5.5"], references: [.wcag("target-size-enhanced.html")],
    settings: ["cell-share": 0.3], supersededBy: ["row-too-many-stops"], screen: "375x812",
    fails: """
      tableview frame 0,200,345,600
        ▼ cell tappable frame 0,200,345,52
          text "Москва" frame 16,216,160,20
      ---
      collection frame 0,52,375,126
        ▼ cell tappable frame 16,60,305,110
          view image appearance (image "offer_1") frame 16,60,305,110
          text "Caesar from 445 roubles" frame 36,130,160,20
      ---
      tableview frame 0,0,375,400
        ▼ cell tappable frame 0,0,375,64
          button "Add an address" frame 16,20,120,24
      """,
    passes: """
      tableview frame 0,200,375,600
        element cell button "Москва" tappable frame 0,200,375,52
          text "Москва" frame 16,216,160,20
      ---
      cell tappable frame 0,200,375,52
        text "A line that is as wide as the cell" frame 0,210,375,32
      ---
      cell not tappable frame 0,200,375,52
        text "Version 4.12" frame 16,216,100,20
      --- The cell has a second control, which must stay reachable.
      cell tappable frame 0,200,375,52
        text "Home" frame 16,216,60,20
        view tappable frame 330,204,44,44
      """,
    boundaries: """
      --- cell-share
      ▼ cell tappable frame 0,100,300,50
        text "Paid" frame 0,100,{89|90},50
      """,
    check: .each({ $0.stopsByRow() }) { group, run in
      let row = group.row
      guard !row.element.isAccessibilityElement, group.stops.count == 1
      else { return .inapplicable }
      if let missing = row.missing(.isTappable, .frame) { return missing }
      if row.mergesTextsInUIKit { return .incomplete(.notCaptured(.isAccessibilityElement)) }
      let stop = group.stops[0]
      guard row.isTappable else { return .inapplicable }
      guard let frame = stop.frame else { return .incomplete(.notCaptured(.frame)) }
      guard let cell = row.frame, cell.area > 0, !row.holdsControl(besides: stop)
      else { return .inapplicable }
      let share = frame.intersection(cell).area / cell.area
      guard share < run["cell-share"] else { return .pass }
      return .fail(
        ["name": .text(stop.spokenLabel), "percent": .number((share * 100).rounded(.down))],
        on: row, fix: run.merging([stop], into: row), covers: [stop])
    })
}

extension Node {
  /// Whether something else in a cell reacts to a tap.
  fileprivate func holdsControl(besides stop: Node) -> Bool {
    descendants.contains { $0 != stop && $0.reactsToTap && $0.isShown && !$0.isInside(stop) }
  }
}
