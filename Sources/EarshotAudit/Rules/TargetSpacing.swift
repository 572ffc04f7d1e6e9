import EarshotTree

extension Rule {
  /// Two small touch areas stand close together.
  static let targetSpacing = Rule(
    "target-spacing", step: .size, severity: .info, confidence: .medium, impact: .slows,
    criteria: ["2.5.8"],
    references: ["https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum"],
    settings: ["gap": 8, "gap-pad": 12, "size": 44],
    yieldsTo: ["target-size-minimum", "target-overlap"],
    english: RuleText(
      "A small touch area stands close to another one.",
      what: "only {gap} points are between it and “{other}”, {needed} are recommended",
      why: "who aims badly at a small control hits its neighbour",
      advice: "leave more space, or enlarge the touch areas to {size} by {size}"),
    russian: RuleText(
      "Маленькая область касания стоит вплотную к другой.",
      what: "до «{other}» всего {gap} пт, советуют {needed}",
      why: "кто не попал в маленький элемент, попадает в соседний",
      advice: "раздвиньте элементы или увеличьте области до {size} на {size}"),
    examples: RuleExamples(
      failing: [
        """
        screen 375x812
        ▼ button "Like" frame 16,300,30,30
        button "Reply" frame 50,300,30,30
        """,
        """
        screen 375x812 ru
        textEntry "Номер карты" frame 24,140,290,50
        ▼ button "Очистить" frame 320,150,28,28
        """,
        """
        screen 375x812
        ▼ button "Sort" frame 16,200,120,36
        button "Filter" frame 16,240,120,36
        """,
      ],
      passing: [
        """
        screen 375x812
        button "Like" frame 16,300,44,44
        button "Reply" frame 62,300,44,44
        """,
        """
        screen 375x812
        button "Sort" frame 16,200,120,36
        button "Filter" frame 16,250,120,36
        """,
        "screen 375x812\nbutton \"Alone\" frame 16,300,30,30",
      ],
      falsePositives: [
        // Segments and tabs touch by design.
        """
        screen 375x812
        segments frame 16,100,200,30
          button "Delivery" frame 16,100,100,30
          button "Restaurant" frame 116,100,100,30
        """,
        // Full rows of a list follow one another.
        """
        screen 375x812
        button "Profile" frame 0,100,375,40
        button "Orders" frame 0,140,375,40
        """,
        // A button in a row that takes the tap.
        """
        screen 375x812
        cell tappable frame 0,100,375,80
          button "Add" frame 330,104,30,30
        """,
      ],
      boundaries: [
        .init(
          "gap",
          passing:
            "screen 375x812\nbutton \"A\" frame 16,300,30,30\nbutton \"B\" frame 54,300,30,30",
          failing:
            "screen 375x812\n▼ button \"A\" frame 16,300,30,30\nbutton \"B\" frame 53,300,30,30"),
        .init(
          "gap-pad",
          passing:
            "screen 800x1000 pad\nbutton \"A\" frame 16,300,30,30\nbutton \"B\" frame 58,300,30,30",
          failing:
            "screen 800x1000 pad\n▼ button \"A\" frame 16,300,30,30\nbutton \"B\" frame 57,300,30,30"
        ),
        .init(
          "size",
          passing:
            "screen 375x812\nbutton \"C\" frame 16,300,44,44\nbutton \"D\" frame 64,300,44,44",
          failing:
            "screen 375x812\n▼ button \"C\" frame 16,300,43,43\nbutton \"D\" frame 63,300,44,44"),
      ])
  ) { run in
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
          "size": .number(run["size"]), "other": .text(run[neighbour.node].spokenLabel),
        ], covers: [neighbour.node])
    }
  }
}

extension RuleRun {
  fileprivate func isSpaced(_ target: TouchTargets.Target, _ targets: TouchTargets) -> Bool {
    let role = self[target.node].role
    if target.isCut || role == .segment || role == .tab || isInSystemBar(target.node) {
      return false
    }
    let parent = screen.parent(of: target.node).flatMap { self[$0].element.systemContainer }
    if parent == .segmentedControl || parent == .stepper || self[target.node].isRow { return false }
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
