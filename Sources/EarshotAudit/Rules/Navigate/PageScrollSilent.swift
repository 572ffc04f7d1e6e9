import EarshotSession
import EarshotTree

extension Rule {
  static let pageScrollSilent = Rule(
    "page-scroll-silent", .navigate, .warning, .high, .slows,
    "Scrolling of the app's own tells no place.",
    what: "the content scrolls, and no pageScrolled is posted",
    why: "a listener does not hear that anything moved, nor how far",
    advice: "post UIAccessibility.Notification.pageScrolled with the place, such as “Page 2 of 5”",
    wcag: ["4.1.3"],
    references: [.apple("uikit/uiaccessibility/notification/pagescrolled")],
    fails: """
      session
      view id pager handles scroll
        text "First story" id one
        text "Second story" invisible id two
      > focus one
      ▼ > threeFingerSwipeLeft
      > app hide one
      > app show two
      --- session ru
      view handles scroll
        button "Пицца" id pizza
        button "Напитки" invisible id drinks
        button "Десерты" invisible id sweets
      button "Корзина"
      > focus pizza
      ▼ > threeFingerSwipeUp
      > app show drinks
      > app show sweets
      > app hide pizza
      --- session
      view handles scroll
        text "January" id month
      > focus month
      ▼ > threeFingerSwipeLeft
      > app label month "February"
      > post layoutChanged month
      """,
    passes: """
      session
      view handles scroll
        text "First story" id one
        text "Second story" invisible id two
      > focus one
      > threeFingerSwipeLeft
      > app hide one
      > app show two
      > post pageScrolled "Page 2 of 5"
      --- session
      view handles scroll
        text "First story" id one
        text "Second story" invisible id two
      > focus one
      > threeFingerSwipeLeft
      > app hide one
      > app show two
      > post announcement "Story 2 of 5"
      --- session
      view handles scroll
        text "Story" id one
      > focus one
      > threeFingerSwipeLeft
      --- Nobody scrolls: what changes has another cause.
      session
      view handles scroll
        text "First story" id one
        text "Second story" invisible id two
      > focus one
      > doubleTap
      > app hide one
      > app show two
      """,
    check: .eachExchange { exchange, run in
      guard let scroll = exchange.actions.first(where: { $0.action.isScroll && $0.isHandled }),
        let old = exchange.before, let new = exchange.screens.last, new.hasScrolled(since: old),
        !exchange.posted.contains(where: \.change.tellsPlace),
        !exchange.speech.contains(where: { $0.cause == .changed })
      else { return }
      run.fail(exchange, scroll.element.flatMap { new.audited[$0] })
    })
}

extension ElementAction {
  fileprivate var isScroll: Bool {
    if case .scroll = self { true } else { false }
  }
}

extension ScreenChange {
  /// Whether it tells a listener where the content stands.
  fileprivate var tellsPlace: Bool {
    switch self {
    case .pageScrolled, .announcement, .screenChanged, .layoutChanged(_, .some): true
    default: false
    }
  }
}

extension SessionScreen {
  /// Whether other stops are in sight, or the same ones elsewhere or with other words.
  fileprivate func hasScrolled(since old: SessionScreen) -> Bool {
    let (now, before) = (
      ordered.order.filter { !$0.isOffscreen },
      old.ordered.order.filter {
        !$0.isOffscreen
      }
    )
    return now.map(\.id) != before.map(\.id)
      || zip(now, before).contains {
        $0.element.effectiveFrame != $1.element.effectiveFrame
          || $0.element.label != $1.element.label
      }
  }
}
