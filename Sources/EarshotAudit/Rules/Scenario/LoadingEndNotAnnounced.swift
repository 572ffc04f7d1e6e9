import EarshotSession
import EarshotTree

extension Rule {
  static let loadingEndNotAnnounced = Rule(
    "loading-end-not-announced", .scenario, .warning, .high, .hard,
    "Loading ends in silence.",
    what: "the activity indicator goes away, and nothing tells that loading has ended",
    why: "a listener goes on waiting, or finds by chance that there is something new",
    advice: "announce the end, such as “Loaded”, post screenChanged, or vibrate",
    wcag: ["4.1.3"],
    references: [
      .apple("uikit/uiaccessibility/notification/announcement"), .wcag("status-messages.html"),
    ],
    fails: """
      session
      button "Reload" id reload
      element "Loading" id spinner type UIActivityIndicatorView invisible
      text "3 orders" id orders
      > focus reload
      ▼ > doubleTap
      > app show spinner
      > wait 2
      > app hide spinner
      > app label orders "4 orders"
      --- session ru
      element "Загрузка" id spinner type UIActivityIndicatorView
      text "Баланс"
      ▼ > start
      > wait 3
      > app hide spinner
      --- session
      button "Pay" id pay
      view modal invisible id veil
        element "Loading" type UIActivityIndicatorView
      > focus pay
      ▼ > doubleTap
      > app show veil
      > wait 4
      > app hide veil
      > wait 1
      """,
    passes: """
      session
      button "Reload" id reload
      element "Loading" id spinner type UIActivityIndicatorView invisible
      > focus reload
      > doubleTap
      > app show spinner
      > wait 2
      > app hide spinner
      > post announcement "Loaded"
      --- session
      element "Loading" id spinner type UIActivityIndicatorView
      text "Balance" id balance
      > start
      > wait 3
      > app hide spinner
      > post screenChanged balance
      --- session
      element "Loading" id spinner type UIActivityIndicatorView
      text "Balance"
      > start
      > wait 3
      > app hide spinner
      > post haptic success
      --- Who is quick need not be told: what loads for less than half a second.
      session
      button "Reload" id reload
      element "Loading" id spinner type UIActivityIndicatorView invisible
      > focus reload
      > doubleTap
      > app show spinner
      > wait 0.3
      > app hide spinner
      """,
    check: .session { run in
      var began: Double?
      for exchange in run.session.exchanges {
        if exchange.before == nil, exchange.screens.isEmpty { continue }
        for screen in exchange.screens {
          let isLoading = screen.hasIndicator
          if isLoading { began = began ?? screen.time }
          guard !isLoading, let start = began else { continue }
          began = nil
          // Shorter loading is not worth a word (the sources wait for half a second).
          guard screen.time - start >= 0.5, !exchange.isCutShort,
            !exchange.tellsEnd(since: screen.time)
          else { continue }
          run.fail(exchange, nil)
        }
      }
    })
}

extension SessionScreen {
  /// Whether an activity indicator can be seen.
  fileprivate var hasIndicator: Bool {
    audited.nodes.contains { $0.role == .activityIndicator && $0.isShown }
  }
}

extension AuditedSession.Exchange {
  /// Whether anything tells since a moment that something has ended.
  fileprivate func tellsEnd(since time: Double) -> Bool {
    posted.contains { posted in
      guard posted.delay >= time - Self.sameMoment else { return false }
      switch posted.change {
      case .announcement, .screenChanged, .haptic, .loaded, .soundPlayed, .layoutChanged(_?, _),
        .layoutChanged(_, _?):
        return true
      default: return false
      }
    } || speech.contains { $0.start >= time - Self.sameMoment }
  }
}
