import EarshotSession
import EarshotTree

extension Rule {
  static let firstFocusNoContext = Rule(
    "first-focus-no-context", .navigate, .info, .medium, .slows,
    "What is heard first of a new screen does not tell where one is.",
    what: "the first that is heard of a new screen is “{label}”, and not “{title}”",
    why: "a listener hears how to leave before knowing where they are",
    advice: "post screenChanged with “{title}”, or name what to focus first",
    wcag: ["2.4.3"],
    references: [.apple("uikit/uiaccessibility/notification/screenchanged")],
    fails: """
      session
      view id list
        button "Ham and mushrooms" id first
      view invisible id card
        button "Close"
        header "Ham and mushrooms, 30 cm"
        text "Ham, mushrooms, cheese"
        button "To the cart"
      > focus first
      ▼ > doubleTap
      > app hide list
      > app show card
      > post screenChanged
      --- session ru
      view id list
        button "Акции" id first
      view modal invisible id sheet
        button "Закрыть" id close
        header "Скидка на пунш"
        button "Показать"
      > focus first
      ▼ > doubleTap
      > app show sheet
      > post screenChanged close
      --- session
      view id list
        button "Filter" id filter
      view modal invisible id sheet
        button "Cancel"
        header "Filter by price"
        button "Apply"
      > focus filter
      ▼ > doubleTap
      > app show sheet
      > post screenChanged
      """,
    passes: """
      session
      view id list
        button "Filter" id filter
      view modal invisible id sheet
        button "Cancel"
        header "Filter by price" id title
        button "Apply"
      > focus filter
      > doubleTap
      > app show sheet
      > post screenChanged title
      --- session
      view id list
        button "Filter" id filter
      view modal invisible id sheet
        button "Cancel"
        header "Filter by price"
        button "Apply"
      > focus filter
      > doubleTap
      > app show sheet
      > post screenChanged "Filter by price"
      --- session
      button "Close" id close
      header "Menu"
      text "Pizza"
      > focus close
      > singleTap
      --- The system puts focus on the back button of a bar by itself.
      session
      view id list
        button "Ham" id first
      view invisible id card
        navigationbar
          button backButton "Back"
          header "Ham and mushrooms"
        button "To the cart"
      > focus first
      > doubleTap
      > app hide list
      > app show card
      > post screenChanged
      """,
    check: .eachExchange { exchange, run in
      guard let new = exchange.screens.last,
        let posted = exchange.posted.last(where: \.change.isScreenChanged)
      else { return }
      let spoken = exchange.speech.filter {
        $0.start >= posted.delay - AuditedSession.Exchange.sameMoment
      }
      guard let first = spoken.first, spoken.count == 1, let id = first.element,
        let node = new.audited[id], node.role.isControl,
        node.traits.contains(.backButton) || CloseLexicon.leave(node.foldedLabel),
        !node.ancestors.contains(where: \.isBar)
      else { return }
      let title = new.audited.stops.first { $0.isHeading && !$0.spokenLabel.isEmpty }
      guard let title, title != node else { return }
      run.review(exchange, node, ["title": .text(title.spokenLabel)], covers: [title])
    })
}
