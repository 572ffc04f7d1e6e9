import EarshotTree

extension Rule {
  /// The order of siblings depends on the order of the views.
  static let orderRowAmbiguous = Rule(
    "order-row-ambiguous", step: .navigate, severity: .info, confidence: .high, impact: .slows,
    criteria: ["1.3.2"],
    references: ["https://www.w3.org/WAI/WCAG22/Understanding/meaningful-sequence.html"],
    english: RuleText(
      "The tops of neighbours differ so little that their order depends on the order of the views.",
      what: "whether “{other}” or “{label}” is read first depends on the order of the views",
      why: "a small change of the layout turns the reading order around, and a listener who knows "
        + "the screen gets lost",
      advice: "align the tops of “{other}” and “{label}”, or group what belongs together"),
    russian: RuleText(
      "Верхние края соседей различаются так мало, что их порядок зависит от порядка видов.",
      what: "что прозвучит раньше, «{other}» или «{label}», зависит от порядка видов",
      why: "маленькая правка верстки перевернет порядок чтения, и слушатель, который знает экран, "
        + "запутается",
      advice: "выровняйте верхние края «{other}» и «{label}» или сгруппируйте то, что едино"),
    examples: RuleExamples(
      failing: [
        """
        screen 375x812
        view
          text "Сумма" frame 200,100,80,20
          text "Дата" frame 110,106,80,20
          ▼ text "Номер" frame 20,112,80,20
        """,
        """
        screen 375x812
        scroll frame 0,0,375,812
          button "Later" frame 240,300,60,40
          button "Today" frame 130,305,60,40
          ▼ button "Now" frame 20,310,60,40
        """,
        """
        screen 375x812
        view grouped
          text "12:40" frame 300,50,60,18
          text "Kazan" frame 160,57,60,18
          ▼ text "SU 1190" frame 16,64,60,18
        """,
      ],
      passing: [
        """
        screen 375x812
        view
          text "Сумма" frame 200,100,80,20
          text "Дата" frame 110,100,80,20
          text "Номер" frame 20,100,80,20
        """,
        """
        screen 375x812
        view
          text "Заказ 17" frame 20,100,120,20
          text "Готовится" frame 20,124,120,20
        """,
        "view\n  text \"Now\"\n  text \"Later\"",
      ],
      falsePositives: [
        // Steps smaller than the threshold are harmless when top and side agree.
        """
        screen 375x812
        view
          text "From" frame 20,100,80,20
          text "Via" frame 110,106,80,20
          text "To" frame 200,112,80,20
        """
      ])
  ) { run in
    let screen = run.screen
    guard screen.isSortedByVoiceOver else {
      return run.cannotTell(.notCaptured(.accessibilityElements))
    }
    var found = 0
    for problem in screen.order.problems {
      guard case .ambiguousRow(let first, let second, _) = problem, let one = screen[first],
        let other = screen[second], !run[one].isSystem, !run[other].isSystem
      else { continue }
      // The lower of the two is the one whose place surprises.
      let isSecondLower = (run[other].frame?.y ?? 0) >= (run[one].frame?.y ?? 0)
      let (lower, upper) = isSecondLower ? (other, one) : (one, other)
      run.fail(lower, ["other": .text(screen.name(of: upper))], covers: [upper])
      found += 1
    }
    if found == 0, screen.stops.contains(where: { run[$0].frame != nil }) { run.pass() }
  }
}
