import EarshotTree

extension Rule {
  static let edgeLastNotConfirm = Rule(
    "edge-last-not-confirm", .navigate, .info, .low, .slows,
    "The main action of a screen is not its last stop.",
    what: "“{label}” looks like the main action, but the last stop is “{last}”",
    why: "a tap with four fingers at the bottom goes to the last stop and misses the action",
    advice: "read “{label}” last, with accessibilityElements",
    references: [.apple("uikit/uiaccessibilitycontainer")], isOptIn: true, screen: "375x812",
    fails: """
      view frame 0,0,375,812
        button backButton "Корзина" frame 8,50,80,44
        textEntry "Промокод" frame 16,200,343,44
        ▼ button "Оплатить 514 ₽" frame 16,700,343,48
        text "Нажимая кнопку, вы соглашаетесь с правилами" frame 16,756,343,30
      --- screen 390x844
      view frame 0,0,390,844 order (close next skip)
        ▼ button "Next" id next frame 16,760,358,50
        button "Close" id close frame 16,50,44,44
        button "Skip" id skip frame 320,50,60,44
      ---
      view frame 0,0,375,812
        button "Назад" frame 8,50,44,44
        ▼ button "Отправить отзыв" frame 24,640,327,48
        link "Правила отзывов" frame 24,720,200,20
      """,
    passes: """
      view frame 0,0,375,812
        button backButton "Cart" frame 8,50,80,44
        text "Total $40" frame 16,600,343,20
        button "Pay" frame 16,700,343,48
      ---
      view frame 0,0,375,812
        text "Новости" frame 16,60,300,30
        button "Читать дальше" frame 16,600,343,48
        text "Вчера" frame 16,700,300,20
      ---
      view frame 0,0,375,812
        textEntry "Search" frame 16,60,343,44
        button "Filters" frame 16,120,100,44
        text "12 results" frame 16,760,300,20
      --- A tab bar is last on every screen.
      view frame 0,0,375,812
        textEntry "Город" frame 16,100,343,44
        button "Найти" frame 16,660,343,48
        tabbar frame 0,729,375,83
          button tabBarItem "Меню" frame 0,729,187,49
          button tabBarItem "Профиль" frame 187,729,187,49
      """,
    check: .whole { run in
      let screen = run.screen
      guard let bounds = screen.bounds else { return .incomplete(.noScreenSize) }
      guard let last = screen.stops.last, !screen.stops.contains(where: { $0.role == .tab })
      else { return .inapplicable }
      let isFlow = screen.controls.contains { $0.role == .field || $0.leaves }
      let main = screen.controls.filter { control in
        guard control.role == .button, !control.leaves, let frame = control.sight
        else { return false }
        return frame.width >= 0.6 * bounds.width && frame.height >= 40
          && frame.center.y >= bounds.height * 2 / 3
      }
      // Several wide buttons are a list, or two answers; none of them is known to be the main one.
      guard isFlow, main.count == 1, let action = main.first else { return .inapplicable }
      guard action != last else { return .pass }
      return .fail(
        ["last": .text(last.name)], on: action,
        fix: screen.commonAncestor(of: screen.stops)?.reading([action], last: true))
    })
}

extension Node {
  /// Whether it leads back or out.
  fileprivate var leaves: Bool {
    traits.contains(.backButton) || CloseLexicon.leave(foldedLabel)
  }
}
