import EarshotTree

extension Rule {
  /// A drawing says nothing.
  static let canvasNoElements = Rule(
    "canvas-no-elements", step: .scenario, severity: .error, confidence: .medium, impact: .blocks,
    criteria: ["1.1.1"],
    references: [
      "https://developer.apple.com/documentation/accessibility/audio-graphs",
      "https://developer.apple.com/documentation/uikit/uiaccessibilitycontainer",
      "https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html",
    ],
    english: RuleText(
      "A drawing has neither a label nor elements.",
      what: "the view draws {drawing} and tells VoiceOver nothing of it",
      why: "a chart or a game field does not exist for a listener",
      advice: "give its parts as accessibilityElements, a chart also as AXChart; hide decoration"),
    russian: RuleText(
      "У рисунка нет ни названия, ни элементов.",
      what: "вью рисует {drawing} и ничего не сообщает VoiceOver",
      why: "графика или игрового поля для слушателя нет",
      advice: "отдайте части через accessibilityElements, график ещё и как AXChart"),
    examples: RuleExamples(
      failing: [
        """
        text "Расходы" frame 20,160,335,30
        ▼ view frame 20,200,335,320 appearance (drawing "bars")
        """,
        "▼ view type MTKView frame 0,0,375,600\nbutton \"Pause\" frame 300,40,44,44",
        """
        cell
          text "Bitcoin"
          ▼ view frame 200,10,80,40 appearance (drawing "sparkline")
        """,
      ],
      passing: [
        """
        view frame 20,200,335,320 appearance (drawing "bars")
          text "January" value "45 thousand" frame 40,365,60,135
          text "February" value "12 thousand" frame 140,464,60,36
        """,
        "image \"Rate for a week, rising\" appearance (drawing "
          + "\"sparkline\")",
        "button \"Bitcoin, rising\"\n  view appearance (drawing \"sparkline\")",
      ],
      falsePositives: [
        // Decoration that is hidden on purpose.
        "view hidden appearance (drawing \"waves\")\ntext \"Welcome\"",
        // A line between two parts shows nothing.
        "text \"Total\"\nview appearance (drawing \"separator\")",
        // Nothing to see yet.
        "view frame 0,0,0,0 appearance (drawing \"bars\")\ntext \"No data\"",
      ])
  ) { run in
    // Something modal in front keeps focus away from what may be right.
    guard !run.hasModal else { return }
    let stops = SubtreeTally(run.screen) { run[$0].isStop }
    for node in run.screen.nodes {
      guard let drawing = run[node].drawingName, run[node].isOpenToFocus,
        run[node].frame?.isEmpty != true
      else { continue }
      if stops.count(in: node) > 0 {
        run.pass(node)
      } else {
        let fix = Fix.of(run[node].element.id, .isElement(true), .label(.toWrite(.picture)))
        run.fail(node, ["drawing": .text(drawing)], fix: fix)
      }
    }
  }
}

extension NodeFacts {
  /// What it draws by itself, unless that is decoration: the kind, or its class.
  fileprivate var drawingName: String? {
    if let drawing = element.appearance.value?.drawing {
      return NodeFacts.decoration.contains(drawing) ? nil : drawing
    }
    guard let type = element.type, NodeFacts.canvases.contains(where: type.hasSuffix) else {
      return nil
    }
    return type
  }

  private static let decoration: Set<String> = [
    "line", "separator", "shadow", "gradient", "background", "border",
  ]

  private static let canvases = ["MTKView", "SKView", "SCNView", "GLKView", "PKCanvasView"]
}
