import EarshotSession
import EarshotTree

extension Rule {
  static let autoDismissNoControl = Rule(
    "auto-dismiss-no-control", .scenario, .warning, .medium, .hard,
    "A message goes away by itself before it can be found.",
    what: "“{label}” is there for {seconds} s and goes by itself",
    why: "who swipes through the screen does not get to it in time",
    advice:
      "while UIAccessibility.isVoiceOverRunning, leave it for 10 seconds or until it is closed",
    wcag: ["2.2.1"], references: [.wcag("timing-adjustable.html")], settings: ["seconds": 10],
    fails: """
      session
      button "Delete" id delete
      text "Message deleted" invisible id toast
      > focus delete
      ▼ > doubleTap
      > app show toast
      > post announcement "Message deleted"
      > wait 3
      > app hide toast
      > wait 1
      --- session ru
      button "Удалить" id delete
      view invisible id toast
        text "Письмо удалено"
        button "Отменить"
      > focus delete
      ▼ > doubleTap
      > app show toast
      > wait 5
      > app hide toast
      --- session
      text "Inbox"
      text "No connection" invisible id banner
      ▼ > start
      > wait 2
      > app show banner
      > wait 4
      > app hide banner
      """,
    passes: """
      session
      button "Delete" id delete
      text "Message deleted" invisible id toast
      > focus delete
      > doubleTap
      > app show toast
      > wait 12
      > app hide toast
      --- session
      button "Delete" id delete
      text "Message deleted" invisible id toast
      > focus delete
      > doubleTap
      > app show toast
      > wait 3
      > focus toast
      > app hide toast
      --- session
      button "Reload" id reload
      element "Loading" id spinner invisible type UIActivityIndicatorView
      > focus reload
      > doubleTap
      > app show spinner
      > wait 3
      > app hide spinner
      > post announcement "Loaded"
      --- It makes room for another screen.
      session
      text "Welcome" id splash invisible
      header "Menu" id menu invisible
      > start
      > app show splash
      > wait 2
      > app hide splash
      > app show menu
      > post screenChanged menu
      """,
    boundaries: """
      --- seconds
      session
      button "Delete" id delete
      text "Message deleted" invisible id toast
      > focus delete
      ▼ > doubleTap
      > app show toast
      > wait {9.9|10}
      > app hide toast
      """,
    check: .eachExchange { exchange, run in
      var appeared: [Element.ID: (time: Double, screen: SessionScreen)] = [:]
      for (old, new) in exchange.pairs {
        for stop in new.newStops(since: old) { appeared[stop.id] = (new.time, new) }
        let gone = old.newStops(since: new).compactMap { stop in
          appeared.removeValue(forKey: stop.id).flatMap { seen in
            seen.screen.audited[stop.id].map { (node: $0, seconds: new.time - seen.time) }
          }
        }
        let message = gone.filter { ![.activityIndicator, .progress].contains($0.node.role) }
        guard let first = message.first(where: { !$0.node.spokenLabel.isEmpty }),
          first.seconds < run["seconds"], first.seconds > 0,
          !exchange.tellsScreenChange(since: old.time), !new.isNewScreen(after: old)
        else { continue }
        run.fail(
          exchange, first.node, ["seconds": .number(first.seconds)],
          covers: message.map(\.node).filter { $0 != first.node })
      }
    })
}
