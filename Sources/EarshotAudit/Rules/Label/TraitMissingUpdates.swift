import EarshotTree

extension Rule {
  static let traitMissingUpdates = Rule(
    "trait-missing-updates", .label, .warning, .high, .slows,
    "A text that changes again and again lacks its trait.",
    what: "“{label}” changed {count|# time|# times} by itself, and lacks updatesFrequently",
    why: "VoiceOver neither looks at it again nor tells a listener who waits for it",
    advice: "insert the trait updatesFrequently",
    wcag: ["4.1.3"],
    references: [.apple("uikit/uiaccessibilitytraits/updatesfrequently")],
    settings: ["changes": 3],
    fails: """
      session
      text "12:00" id timer
      ▼ > start
      > wait 2
      > app label timer "11:59"
      > wait 1
      > app label timer "11:58"
      > wait 1
      > app label timer "11:57"
      > wait 1
      --- session ru
      button "Пауза" id pause
      text "Загружено" value "1 процент" id progress
      > focus pause
      ▼ > doubleTap
      > wait 2
      > app value progress "2 процента"
      > wait 2
      > app value progress "3 процента"
      > wait 2
      > app value progress "4 процента"
      --- session
      text "Waiting" id queue
      ▼ > start
      > wait 5
      > app label queue "3 before you"
      > wait 5
      > app label queue "2 before you"
      > wait 5
      > app label queue "1 before you"
      """,
    passes: """
      session
      text updatesFrequently "12:00" id timer
      > start
      > wait 2
      > app label timer "11:59"
      > wait 1
      > app label timer "11:58"
      > wait 1
      > app label timer "11:57"
      --- session
      button "Plus" id plus
      text "1" id count
      > focus plus
      > doubleTap
      > app label count "2"
      > doubleTap
      > app label count "3"
      > doubleTap
      > app label count "4"
      --- session
      text "Balance: $5" id balance
      > start
      > wait 3
      > app label balance "Balance: $4"
      --- Whoever waits hears each change.
      session
      text "Waiting" id queue
      > start
      > wait 5
      > app label queue "3 before you"
      > post announcement "3 before you"
      > wait 5
      > app label queue "2 before you"
      > post announcement "2 before you"
      > wait 5
      > app label queue "1 before you"
      > post announcement "1 before you"
      """,
    boundaries: """
      --- changes
      session
      text "12:00" id timer
      ▼ > start
      > wait 2
      > app label timer "11:59"
      > wait 1
      > app label timer "11:58"
      {> wait 1|}
      {> app label timer "11:57"|}
      """,
    check: .session { run in
      for exchange in run.session.exchanges {
        var changes: [Element.ID: [Double]] = [:]
        for change in exchange.ownChanges {
          changes[change.element, default: []].append(change.time)
        }
        let told = exchange.posted.count { posted in
          if case .announcement = posted.change { true } else { false }
        }
        for (id, times) in changes.sorted(by: { $0.key.rawValue < $1.key.rawValue })
        where Double(times.count) >= run["changes"] && told < times.count && times.areClose {
          guard let node = exchange.after?.audited[id], node.isCaptured(.traits),
            !node.traits.contains(.updatesFrequently), !node.role.isField
          else { continue }
          run.fail(exchange, node, ["count": .count(times.count)])
        }
      }
    })
}

extension [Double] {
  /// Whether no two moments that follow each other are more than half a minute apart.
  fileprivate var areClose: Bool { zip(self, dropFirst()).allSatisfy { $1 - $0 <= 30 } }
}
