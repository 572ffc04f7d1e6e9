import EarshotTree

extension Rule {
  static let orderRowAmbiguous = Rule(
    "order-row-ambiguous", .navigate, .info, .high, .slows,
    "The tops of neighbours differ so little that their order depends on the order of the views.",
    what: "whether “{other}” or “{label}” is read first depends on the order of the views",
    why: "a small change of the layout turns the reading order around, and a listener who knows "
      + "the screen gets lost",
    advice: "align the tops of “{other}” and “{label}”, or group what belongs together",
    wcag: ["1.3.2"], references: [.wcag("meaningful-sequence.html")], screen: "375x812",
    fails: """
      view
        text "Сумма" frame 200,100,80,20
        text "Дата" frame 110,106,80,20
        ▼ text "Номер" frame 20,112,80,20
      ---
      scroll frame 0,0,375,812
        button "Later" frame 240,300,60,40
        button "Today" frame 130,305,60,40
        ▼ button "Now" frame 20,310,60,40
      ---
      view grouped
        text "12:40" frame 300,50,60,18
        text "Kazan" frame 160,57,60,18
        ▼ text "SU 1190" frame 16,64,60,18
      """,
    passes: """
      text "Row one" frame 16,100,100,4
      text "Row two" frame 200,104,100,4
      ---
      view
        text "Сумма" frame 200,100,80,20
        text "Дата" frame 110,100,80,20
        text "Номер" frame 20,100,80,20
      ---
      view
        text "Заказ 17" frame 20,100,120,20
        text "Готовится" frame 20,124,120,20
      ---
      view
        text "Now"
        text "Later"
      --- Steps smaller than the threshold are harmless when top and side agree.
      view
        text "From" frame 20,100,80,20
        text "Via" frame 110,106,80,20
        text "To" frame 200,112,80,20
      """,
    check: .screen { run in
      let screen = run.screen
      guard screen.isSortedByVoiceOver else {
        return run.incomplete(.notCaptured(.accessibilityElements))
      }
      for problem in screen.order.problems {
        guard case .ambiguousRow(let first, let second, _) = problem, let one = screen[first],
          let other = screen[second], !one.isSystem, !other.isSystem
        else { continue }
        // A stack of views sets its own in the order of the document, however it aligns them.
        let around = one.ancestors.first { other.isInside($0) }
        if around?.element.document?.tag == "stackView" { continue }
        // One may begin where the other ends.
        if let frame = one.frame, let place = other.frame, frame.verticalOverlap(with: place) == 0 {
          continue
        }
        // The lower of the two is the one whose place surprises.
        let isSecondLower = (other.frame?.y ?? 0) >= (one.frame?.y ?? 0)
        let (lower, upper) = isSecondLower ? (other, one) : (one, other)
        run.fail(lower, ["other": .text(upper.name)], covers: [upper])
      }
      if run.findings.isEmpty, screen.stops.contains(where: { $0.frame != nil }) { run.pass() }
    })
}
