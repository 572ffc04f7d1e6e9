import EarshotText
import EarshotTree

extension Rule {
  static let modalCloseLast = Rule(
    "modal-close-last", .navigate, .info, .medium, .slows,
    "The only way out of a view is read after many other stops.",
    what: "“{label}” is the only way out, and {count|# stop is|# stops are} read before it",
    why: "who came by mistake has to swipe through everything to leave",
    advice: "read “{label}” first, with accessibilityElements",
    wcag: ["2.4.3"], references: [.wcag("focus-order.html")], settings: ["stops-before": 8],
    supersededBy: ["order-overlay-after-scroll"], screen: "375x812",
    fails: """
      view
        view modal
          header "Сортировка"
          button "По цене"
          button "По названию"
          button "По весу"
          button "По рейтингу"
          button "По новизне"
          button "По скидке"
          button "По остроте"
          button "По времени"
          ▼ button "Закрыть"
      ---
      view frame 0,0,375,812 order (t1 t2 t3 t4 t5 t6 t7 t8 t9 back)
        ▼ button "Back" id back frame 8,50,44,44
        header "Passenger" id t1 frame 16,120,300,30
        textEntry "Name" id t2 frame 16,160,300,44
        textEntry "Surname" id t3 frame 16,210,300,44
        textEntry "Passport" id t4 frame 16,260,300,44
        textEntry "Country" id t5 frame 16,310,300,44
        textEntry "Birthday" id t6 frame 16,360,300,44
        textEntry "Phone" id t7 frame 16,410,300,44
        textEntry "Email" id t8 frame 16,460,300,44
        button "Next" id t9 frame 16,700,343,48
      ---
      view modal handles escape
        text "Ann"
        text "Boris"
        text "Clara"
        text "Denis"
        text "Eva"
        text "Fedor"
        text "Galina"
        text "Hans"
        text "Irina"
        button "Invite"
        ▼ button "Cancel"
      """,
    passes: """
      view modal
        button "Close"
        header "Allergens"
        text "Gluten"
        text "Milk"
        text "Nuts"
        text "Eggs"
        text "Soy"
        text "Celery"
        text "Mustard"
        text "Fish"
      ---
      view modal
        header "Удалить адрес?"
        button "Удалить"
        button "Отмена"
      ---
      view frame 0,0,375,812
        navigationbar frame 0,44,375,44
          button backButton "Меню" frame 8,50,80,36
        text "Корзина" frame 16,100,300,30
      --- There is a way out at the start already.
      view modal
        button "Close"
        text "Monday"
        text "Tuesday"
        text "Wednesday"
        text "Thursday"
        text "Friday"
        text "Saturday"
        text "Sunday"
        button "Choose"
        button "Cancel"
      --- It closes a card at the end of a screen, not the screen.
      view frame 0,0,375,812
        header "Главная" frame 16,60,300,30
        button "Лента" frame 16,100,300,44
        button "Друзья" frame 16,150,300,44
        button "Сообщения" frame 16,200,300,44
        button "Музыка" frame 16,250,300,44
        button "Видео" frame 16,300,300,44
        button "Игры" frame 16,350,300,44
        button "Карта" frame 16,400,300,44
        button "Афиша" frame 16,450,300,44
        text "Обновите приложение" frame 16,600,300,20
        button "Закрыть" frame 315,600,44,44
      """,
    boundaries: """
      --- stops-before
      view modal
        text "1 star"
        text "2 stars"
        text "3 stars"
        text "4 stars"
        text "5 stars"
        text "6 stars"
        text "7 stars"
        text "8 stars"
        {text "9 stars"|}
        ▼ button "Close"
      """,
    check: .whole { run in
      let screen = run.screen
      let modal = screen.overlays(covering: 0.5).last { $0.kind != .opaque }?.content
      let stops = modal?.stops ?? screen.stops
      let ways = stops.enumerated().filter { _, stop in
        guard stop.role.isControl else { return false }
        if stop.traits.contains(.backButton) { return true }
        return CloseLexicon.leave(stop.foldedLabel) && (modal != nil || isAtTop(stop, screen))
      }
      guard let way = ways.first else { return .inapplicable }
      guard ways.count == 1, way.offset > Int(clamping: run["stops-before"]) else { return .pass }
      let container = modal ?? screen.commonAncestor(of: stops)
      return .fail(
        ["count": .count(way.offset)], on: way.element, fix: container?.reading([way.element]))
    })

  /// Whether it stands where the way out of a whole screen is.
  private static func isAtTop(_ stop: Node, _ screen: AuditedScreen) -> Bool {
    guard let bounds = screen.bounds, let frame = stop.frame else { return false }
    return frame.center.y < bounds.height / 4
  }
}
