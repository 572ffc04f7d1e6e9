import EarshotTree

extension Rule {
  static let orderVisualMismatch = Rule(
    "order-visual-mismatch", .navigate, .warning, .medium, .slows,
    "The reading order goes back up, or back along a row.",
    what: "“{label}” is read after “{other}”, though it stands before it on the screen",
    why: "a listener hears parts out of their context, and the focus jumps about the screen",
    advice: "read “{label}” earlier: group what belongs together, or set accessibilityElements",
    wcag: ["1.3.2", "2.4.3"],
    references: [.wcag("meaningful-sequence.html"), .wcag("focus-order.html")],
    supersededBy: [
      "order-overlay-after-scroll", "order-enlarged-frame", "order-columns-interleaved",
    ], screen: "375x812",
    fails: """
      view
        button "Подробнее" frame 220,100,120,44
        ▼ text "Доставка за 30 минут" frame 16,112,190,20
        text "Бесплатно от 800 ₽" frame 16,180,300,20
      ---
      view order (pay total title)
        ▼ header "Checkout" id title frame 16,60,300,30
        ▼ text "Total $40" id total frame 16,120,300,20
        button "Place order" id pay frame 16,180,343,48
      --- screen 1024x768 pad
      view order (b a)
        view id a grouped
          ▼ text "Flight SU 1190" frame 40,100,300,24
          text "Moscow to Kazan" frame 40,130,300,20
        view id b grouped
          text "Seat 12A" frame 40,200,300,24
          text "Window" frame 40,230,300,20
      """,
    passes: """
      view
        text "Имя" frame 16,100,100,20
        text "Анна" frame 200,100,100,20
        text "Город" frame 16,140,100,20
        text "Казань" frame 200,140,100,20
      ---
      view order (a1 a2 b1 b2)
        header "Home" id a1 frame 16,100,150,24
        text "2 goals" id a2 frame 16,130,150,20
        header "Guests" id b1 frame 200,100,150,24
        text "1 goal" id b2 frame 200,130,150,20
      ---
      view
        text "News"
        text "Today"
      --- A floating button lies over the list and is rightly read last.
      tableview frame 0,0,375,812
        cell
          text "Чат с курьером" frame 16,600,300,44
        cell
          text "Поддержка" frame 16,700,300,44
      button "Новый чат" frame 300,620,56,56
      --- A tall picture beside lines of text belongs to all of them.
      view
        image "Ann" frame 300,90,60,100
        text "Ann Lee" frame 16,100,200,20
        text "Designer" frame 16,130,200,20
      --- Bars stand where the system puts them.
      scroll frame 0,0,375,812
        text "Orders" frame 16,200,200,24
      navigationbar
        button "Back" frame 8,50,60,44
      """,
    check: .screen { run in
      let screen = run.screen
      guard screen.stops.contains(where: { $0.frame != nil }) else {
        if !screen.stops.isEmpty { run.incomplete(.notCaptured(.frame)) }
        return
      }
      guard screen.isSortedByVoiceOver else {
        return run.incomplete(.notCaptured(.accessibilityElements))
      }
      // What is in a bar stands where the system puts it.
      let found = screen.visualOrders().filter { $0.container?.isBar != true }
        .map { (order: $0, backSteps: $0.backSteps(in: screen)) }
      let steps = found.reduce(0) { $0 + $1.order.items.count - 1 }
      let back = found.reduce(0) { $0 + $1.backSteps.count }
      // A quarter of the steps; one swap on a screen of two stops is not a broken screen.
      let isBroken = back >= 3 && back * 4 >= steps
      for (order, backSteps) in found {
        if backSteps.isEmpty { run.pass() }
        let fix = backSteps.isEmpty ? nil : fix(of: order, screen)
        for step in backSteps {
          let arguments = ["other": Finding.Argument.text(step.from.stop.name)]
          let covers = step.from.stop == step.to.stop ? [] : [step.from.stop]
          // Elsewhere the order is what VoiceOver makes of the frames.
          let isTold = order.container?.order != nil
          run.take(
            isTold || isBroken
              ? .fail(arguments, fix: fix, covers: covers, severity: isBroken ? .error : nil)
              : .review(arguments, fix: fix, covers: covers), on: step.to.stop)
        }
      }
    })

  private static func fix(of order: VisualOrder, _ screen: AuditedScreen) -> Fix? {
    let container = order.container ?? screen.commonAncestor(of: order.items.map(\.node))
    let ids = order.sorted(in: screen).map(\.node.element.id)
    return container.map { .of($0, .order(ids)) }
  }
}
