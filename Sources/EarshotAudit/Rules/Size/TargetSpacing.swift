import EarshotTree

extension Rule {
  static let targetSpacing = Rule(
    "target-spacing", .size, .info, .medium, .slows,
    "A small touch area stands close to another one.",
    what: "only {gap|# point is|# points are} between it and “{other}”, {needed} are recommended",
    why: "who aims badly at a small control hits its neighbour",
    advice: "leave more space, or enlarge the touch areas to {size} by {size}",
    wcag: ["2.5.8"], references: [.wcag("target-size-minimum")],
    isOptIn: true,
    settings: ["gap": 8, "gap-pad": 12, "size": 44],
    supersededBy: ["target-size-minimum", "target-overlap"], screen: "375x812",
    fails: """
      ▼ button "Like" frame 16,300,30,30
      button "Reply" frame 50,300,30,30
      --- screen 375x812 ru
      textEntry "Номер карты" frame 24,140,290,50
      ▼ button "Очистить" frame 320,150,28,28
      ---
      ▼ button "Sort" frame 16,200,120,36
      button "Filter" frame 16,240,120,36
      """,
    passes: """
      button "Like" frame 16,300,44,44
      button "Reply" frame 62,300,44,44
      ---
      button "Sort" frame 16,200,120,36
      button "Filter" frame 16,250,120,36
      ---
      button "Alone" frame 16,300,30,30
      --- Segments and tabs touch by design.
      segments frame 16,100,200,30
        button "Delivery" frame 16,100,100,30
        button "Restaurant" frame 116,100,100,30
      --- Full rows of a list follow one another.
      button "Profile" frame 0,100,375,40
      button "Orders" frame 0,140,375,40
      --- A button in a row that takes the tap.
      cell tappable frame 0,100,375,80
        button "Add" frame 330,104,30,30
      """,
    boundaries: """
      --- gap
      ▼ button "A" frame 16,300,30,30
      button "B" frame {53|54},300,30,30
      --- gap-pad
      screen 800x1000 pad
      ▼ button "A" frame 16,300,30,30
      button "B" frame {57|58},300,30,30
      --- size
      ▼ button "C" frame 16,300,{43|44},{43|44}
      button "D" frame {63|64},300,44,44
      """,
    check: .touchTargets { target, targets, run in
      let needed = run[run.screen.screen.idiom == .pad ? "gap-pad" : "gap"]
      let size = run["size"]
      guard run.isSpaced(target, targets), target.isSmaller(than: size, targets.tolerance) else {
        return .inapplicable
      }
      let other = targets.near(target.seen, within: needed).first { other in
        other.place != target.place && run.isSpaced(other, targets)
          && !targets.areNested(other, target) && other.scroller == target.scroller
          // Of two small ones the first is reported.
          && (other.place > target.place || !other.isSmaller(than: size, targets.tolerance))
          && target.isBeside(other, closerThan: needed, targets.tolerance)
      }
      guard let other else { return .pass }
      return .fail(
        [
          "gap": .number(target.gap(to: other) * target.unit), "needed": .number(needed),
          "size": .number(size),
          "other": .text(other.node.spokenLabel),
        ], covers: [other.node])
    })
}

extension RuleContext {
  fileprivate func isSpaced(_ target: TouchTargets.Target, _ targets: TouchTargets) -> Bool {
    let node = target.node
    if target.isCut || node.role == .segment || node.role == .tab || node.isInSystemBar {
      return false
    }
    let parent = node.parent?.element.systemContainer
    if parent == .segmentedControl || parent == .stepper || node.isRow { return false }
    // A row as wide as the screen is hard to miss.
    let isWide = screen.bounds.map { target.frame.width >= 0.8 * $0.width } ?? false
    return !isWide && !targets.isInText(target)
  }
}

extension TouchTargets.Target {
  fileprivate func gap(to other: TouchTargets.Target) -> Double {
    max(frame.horizontalGap(to: other.frame), frame.verticalGap(to: other.frame))
  }

  /// Whether another area stands beside, above or below with less space between.
  fileprivate func isBeside(
    _ other: TouchTargets.Target, closerThan needed: Double, _ tolerance: Double
  ) -> Bool {
    let isApart = frame.intersection(other.frame).isEmpty
    let isAligned =
      frame.verticalOverlap(with: other.frame) > 0
      || frame.horizontalOverlap(with: other.frame) > 0
    return isApart && isAligned && gap(to: other) * unit < needed - tolerance
  }
}
