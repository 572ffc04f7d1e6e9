import EarshotTree

extension Rule {
  static let targetSpacing = Rule(
    "target-spacing", .size, .info, .medium, .slows,
    "A small touch area stands close to another one.",
    what: "only {gap} points are between it and “{other}”, {needed} are recommended",
    why: "who aims badly at a small control hits its neighbour",
    advice: "leave more space, or enlarge the touch areas to {size} by {size}",
    wcag: ["2.5.8"], references: [.wcag("target-size-minimum")],
    settings: ["gap": 8, "gap-pad": 12, "size": 44],
    supersededBy: ["target-size-minimum", "target-overlap"],
    fails: """
      screen 375x812
      ▼ button "Like" frame 16,300,30,30
      button "Reply" frame 50,300,30,30
      ---
      screen 375x812 ru
      textEntry "Номер карты" frame 24,140,290,50
      ▼ button "Очистить" frame 320,150,28,28
      ---
      screen 375x812
      ▼ button "Sort" frame 16,200,120,36
      button "Filter" frame 16,240,120,36
      --- boundary gap
      screen 375x812
      ▼ button "A" frame 16,300,30,30
      button "B" frame 53,300,30,30
      --- boundary gap-pad
      screen 800x1000 pad
      ▼ button "A" frame 16,300,30,30
      button "B" frame 57,300,30,30
      --- boundary size
      screen 375x812
      ▼ button "C" frame 16,300,43,43
      button "D" frame 63,300,44,44
      """,
    passes: """
      screen 375x812
      button "Like" frame 16,300,44,44
      button "Reply" frame 62,300,44,44
      ---
      screen 375x812
      button "Sort" frame 16,200,120,36
      button "Filter" frame 16,250,120,36
      ---
      screen 375x812
      button "Alone" frame 16,300,30,30
      --- Segments and tabs touch by design.
      screen 375x812
      segments frame 16,100,200,30
        button "Delivery" frame 16,100,100,30
        button "Restaurant" frame 116,100,100,30
      --- Full rows of a list follow one another.
      screen 375x812
      button "Profile" frame 0,100,375,40
      button "Orders" frame 0,140,375,40
      --- A button in a row that takes the tap.
      screen 375x812
      cell tappable frame 0,100,375,80
        button "Add" frame 330,104,30,30
      --- boundary gap
      screen 375x812
      button "A" frame 16,300,30,30
      button "B" frame 54,300,30,30
      --- boundary gap-pad
      screen 800x1000 pad
      button "A" frame 16,300,30,30
      button "B" frame 58,300,30,30
      --- boundary size
      screen 375x812
      button "C" frame 16,300,44,44
      button "D" frame 64,300,44,44
      """,
    check: .screen { run in
      let targets = TouchTargets(run)
      run.passOver(targets)
      let index = targets.index
      let needed = run[run.screen.screen.idiom == .pad ? "gap-pad" : "gap"]
      for (place, target) in targets.all.enumerated() where run.isSpaced(target, targets) {
        guard target.isSmaller(than: run["size"], targets.tolerance) else { continue }
        let near = index.near(target.seen, within: needed).filter { $0 != place }
        // Of two small ones the first is reported.
        let other = near.first { other in
          let neighbour = targets.all[other]
          return run.isSpaced(neighbour, targets) && !targets.areNested(neighbour, target)
            && neighbour.scroller == target.scroller
            && (other > place || !neighbour.isSmaller(than: run["size"], targets.tolerance))
            && target.isBeside(neighbour, closerThan: needed, targets.tolerance)
        }
        guard let other else {
          run.pass(target.node)
          continue
        }
        let neighbour = targets.all[other]
        run.fail(
          target.node,
          [
            "gap": .number(target.gap(to: neighbour)), "needed": .number(needed),
            "size": .number(run["size"]), "other": .text(neighbour.node.spokenLabel),
          ], covers: [neighbour.node])
      }
    })
}

extension RuleContext {
  fileprivate func isSpaced(_ target: TouchTargets.Target, _ targets: TouchTargets) -> Bool {
    let role = target.node.role
    if target.isCut || role == .segment || role == .tab || isInSystemBar(target.node) {
      return false
    }
    let parent = target.node.parent.flatMap { $0.element.systemContainer }
    if parent == .segmentedControl || parent == .stepper || target.node.isRow { return false }
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
    return isApart && isAligned && gap(to: other) < needed - tolerance
  }
}
