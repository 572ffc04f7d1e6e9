import EarshotTree

extension Rule {
  /// Focus stops at a line.
  static let separatorExposed = Rule(
    "separator-exposed", step: .simplify, severity: .warning, confidence: .high, impact: .slows,
    criteria: ["1.1.1"],
    references: ["https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html"],
    settings: ["line-thickness": 2, "image-width-share": 0.9, "image-thickness": 8],
    english: RuleText(
      "Focus stops at a separator.",
      what: "focus stops at a line of {width} × {height} points",
      why: "a listener stops at something that is nothing, between all that matters",
      advice: "make the line no accessibility element"),
    russian: RuleText(
      "Фокус останавливается на разделителе.",
      what: "фокус останавливается на линии {width} × {height} пунктов",
      why: "между важными вещами слушатель попадает на пустое место",
      advice: "уберите линию из элементов доступности"),
    examples: RuleExamples(
      failing: [
        """
        screen 375x812
        text "Заказ" frame 16,100,343,24
        ▼ element frame 16,130,343,1
        text "Адрес" frame 16,140,343,24
        """,
        """
        screen 375x812
        ▼ image "" frame 0,200,375,6
        button "Continue" frame 16,220,343,44
        """,
        """
        screen 375x812
        text "Day" frame 16,100,100,44
        ▼ image "divider_vertical" frame 130,100,2,44
        text "Night" frame 140,100,100,44
        """,
      ],
      passing: [
        """
        screen 375x812
        view frame 16,130,343,1
        text "Address" frame 16,140,343,24
        """,
        """
        screen 375x812
        image "Map of the route" frame 0,200,375,180
        """,
        """
        screen 375x812
        adjustable "Volume" value "50 %" frame 16,200,343,2
        """,
      ],
      falsePositives: [
        // A bar of progress is thin, and tells something.
        """
        screen 375x812
        element "Loading" type UIProgressView value "40 %" frame 16,200,343,2
        """,
        // A text that is made for the ear has hardly any size.
        """
        screen 375x812
        text "5 results" frame 16,200,1,1
        """,
      ],
      boundaries: [
        RuleExamples.Boundary(
          "line-thickness",
          passing: "screen 375x812\nimage \"shade\" frame 16,130,300,3",
          failing: "screen 375x812\n▼ image \"shade\" frame 16,130,300,2"),
        RuleExamples.Boundary(
          "image-width-share",
          passing: "screen 400x800\nimage \"\" frame 0,200,359,5",
          failing: "screen 400x800\n▼ image \"\" frame 0,200,360,5"),
        RuleExamples.Boundary(
          "image-thickness",
          passing: "screen 400x800\nimage \"\" frame 0,200,400,9",
          failing: "screen 400x800\n▼ image \"\" frame 0,200,400,8"),
      ])
  ) { run in
    for stop in run.screen.stops where run[stop].mayBeLine {
      guard run.knows(stop, .frame), let frame = run[stop].frame, !frame.isEmpty else { continue }
      guard run.isLine(stop, frame) else {
        run.pass(stop)
        continue
      }
      run.fail(
        stop, ["width": .number(frame.width), "height": .number(frame.height)],
        fix: .of(run[stop].element.id, .isElement(false)))
    }
  }
}

extension RuleRun {
  fileprivate func isLine(_ stop: AuditedScreen.Node, _ frame: Rect) -> Bool {
    let (thin, long) = (min(frame.width, frame.height), max(frame.width, frame.height))
    if thin <= self["line-thickness"], long > 3 * thin { return true }
    guard self[stop].role == .image, self[stop].spokenLabel.isEmpty, let screen = screen.bounds
    else { return false }
    return frame.width >= self["image-width-share"] * screen.width
      && frame.height <= self["image-thickness"]
  }
}

extension NodeFacts {
  /// Whether it could be a line: no control, no text that says something, nothing that moves.
  fileprivate var mayBeLine: Bool {
    switch role {
    case .image, .other:
      !reactsToTap && value.isEmpty && element.customActions.value?.isEmpty != false
    case .text: spokenLabel.isEmpty && value.isEmpty
    default: false
    }
  }
}
