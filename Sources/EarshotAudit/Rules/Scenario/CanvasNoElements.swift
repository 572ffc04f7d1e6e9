import EarshotTree

extension Rule {
  static let canvasNoElements = Rule(
    "canvas-no-elements", .scenario, .error, .medium, .blocks,
    "A drawing has neither a label nor elements.",
    what: "the view draws {drawing} and tells VoiceOver nothing of it",
    why: "a chart or a game field does not exist for a listener",
    advice: "give its parts as accessibilityElements, a chart also as AXChart; hide decoration",
    wcag: ["1.1.1"],
    references: [
      .apple("accessibility/audio-graphs"), .apple("uikit/uiaccessibilitycontainer"),
      .wcag("non-text-content.html"),
    ],
    supersededBy: ["drawing-no-direct-interaction"],
    fails: """
      text "Расходы" frame 20,160,335,30
      ▼ view frame 20,200,335,320 appearance (drawing "bars")
      ---
      ▼ view type MTKView frame 0,0,375,600
      button "Pause" frame 300,40,44,44
      ---
      cell
        text "Bitcoin"
        ▼ view frame 200,10,80,40 appearance (drawing "sparkline")
      """,
    passes: """
      view frame 20,200,335,320 appearance (drawing "bars")
        text "January" value "45 thousand" frame 40,365,60,135
        text "February" value "12 thousand" frame 140,464,60,36
      ---
      view appearance (drawing "bars") chart (title "Income" series (points (("May" 12) ("June" 45))))
      ---
      image "Rate for a week, rising" appearance (drawing "sparkline")
      ---
      button "Bitcoin, rising"
        view appearance (drawing "sparkline")
      --- Decoration that is hidden on purpose.
      view hidden appearance (drawing "waves")
      text "Welcome"
      --- A line between two parts shows nothing.
      text "Total"
      view appearance (drawing "separator")
      --- Nothing to see yet.
      view frame 0,0,0,0 appearance (drawing "bars")
      text "No data"
      """,
    check: .screen { run in
      // Something modal in front keeps focus away from what may be right.
      guard !run.screen.hasModal else { return }
      let stops = SubtreeTally(run.screen, where: \.isStop)
      run.judge(run.screen.nodes.lazy.filter(\.isOpenToFocus)) { node, _ in
        guard let drawing = node.drawingName, node.frame?.isEmpty != true
        else { return .inapplicable }
        if stops.count(in: node) > 0 || node.element.chart.value != nil { return .pass }
        return .fail(["drawing": .text(drawing)], fix: .isElement(true), .label(.toWrite(.picture)))
      }
    })
}
