import EarshotTree

extension Rule {
  /// A stop has no extent.
  static let focusZeroFrame = Rule(
    "focus-zero-frame", step: .navigate, severity: .warning, confidence: .high, impact: .hard,
    criteria: ["2.4.7"],
    references: [
      "https://developer.apple.com/documentation/objectivec/nsobject/1615111-accessibilityframe",
      "https://www.w3.org/WAI/WCAG22/Understanding/focus-visible.html",
    ],
    settings: ["side": 1],
    english: RuleText(
      "The focus frame of a stop has no width or no height.",
      what: "the focus frame of “{label}” is too thin; its smaller side in points: {side}",
      why: "the cursor cannot be seen, and a finger that explores the screen never finds it",
      advice: "set accessibilityFrame to what the element describes"),
    russian: RuleText(
      "У рамки фокуса нет ширины или высоты.",
      what: "рамка фокуса «{label}» слишком тонкая; меньшая сторона в пунктах: {side}",
      why: "курсор не виден, а палец, который исследует экран, никогда не найдет элемент",
      advice: "задайте accessibilityFrame по тому, что элемент описывает"),
    examples: RuleExamples(
      failing: [
        """
        screen 375x812
        ▼ button "Закрыть" frame 16,50,0,44
        """,
        """
        screen 375x812
        ▼ element "Order 12, ready" frame 0,200,375,0.5
          text "Order 12" frame 16,200,200,20
          text "Ready" frame 16,224,200,20
        """,
        """
        screen 375x812
        scroll frame 0,0,375,812
          ▼ text "Скидка 20 %" frame 16,300,180,0
        """,
      ],
      passing: [
        """
        screen 375x812
        button "Оплатить" frame 16,700,343,48
        """,
        """
        screen 375x812
        text "Now" frame 16,100,3,12
        """,
        "button \"Pay\"",
      ],
      falsePositives: [
        // The focus shape is a path of its own.
        """
        screen 375x812
        adjustable "Громкость" frame 100,100,0,0 path (100,100 160,100 160,160 100,160)
        """
      ],
      boundaries: [
        .init(
          "side",
          passing: """
            screen 375x812
            button "Play" frame 16,50,44,1
            """,
          failing: """
            screen 375x812
            ▼ button "Play" frame 16,50,44,0.9
            """)
      ])
  ) { run in
    let screen = run.screen
    let limit = run["side"]
    for stop in screen.stops {
      guard run.knows(stop, .frame), let frame = run[stop].frame else { continue }
      let side = min(frame.width, frame.height)
      guard side < limit else {
        run.pass(stop)
        continue
      }
      let views = screen.descendants(of: stop).prefix(32).compactMap { run[$0].frame }
        .filter { min($0.width, $0.height) >= limit }
      let around = views.dropFirst().reduce(views.first) { $0?.union($1) }
      let fix = around ?? run[stop].element.appearance.value?.visibleFrame
      run.fail(
        stop, ["side": .number(max(0, side))],
        fix: fix.map { .of(run[stop].element.id, .frame($0)) })
    }
  }
}
