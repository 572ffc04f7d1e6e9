import EarshotSession
import EarshotTree

extension Rule {
  static let errorNotAnnounced = Rule(
    "error-not-announced", .scenario, .warning, .high, .hard,
    "An error appears in silence.",
    what: "the error “{label}” appears, and nothing says so",
    why: "a listener waits for something that has failed already",
    advice: "announce the error, or put focus on the field with layoutChanged",
    wcag: ["4.1.3", "3.3.1"],
    references: [
      .apple("uikit/uiaccessibility/notification/announcement"), .wcag("status-messages.html"),
    ],
    fails: """
      session
      textEntry "Card" value "4242" id card
      text "The card number is not valid" invisible id error
      button "Pay" id pay
      > focus pay
      ▼ > doubleTap
      > app show error
      --- session ru
      textEntry "Почта" value "ann@" id mail
      text "Неправильный адрес" invisible id error
      button "Дальше" id next
      > focus next
      ▼ > doubleTap
      > wait 1
      > app show error
      > wait 1
      --- session
      textEntry "Card number" value "4242" id card
      button "Pay" id pay
      > focus pay
      ▼ > doubleTap
      > app label card "The card number is not valid"
      --- session
      button "Reload" id reload
      text "An error has occurred" invisible id error
      > focus reload
      ▼ > doubleTap
      > app show error
      > post layoutChanged
      """,
    passes: """
      session
      textEntry "Card" value "4242" id card
      text "The card number is not valid" invisible id error
      button "Pay" id pay
      > focus pay
      > doubleTap
      > app show error
      > post announcement "The card number is not valid"
      --- session
      textEntry "Card" value "4242" id card
      text "The card number is not valid" invisible id error
      button "Pay" id pay
      > focus pay
      > doubleTap
      > app show error
      > post layoutChanged error
      --- session
      text "Your order is on its way" invisible id text
      button "Pay" id pay
      > focus pay
      > doubleTap
      > app show text
      --- Errors that are there from the beginning are not news.
      session
      text "The card number is not valid"
      button "Pay" id pay
      > focus pay
      > doubleTap
      """,
    check: .eachExchange { exchange, run in
      guard !exchange.isCutShort else { return }
      for (old, new) in exchange.pairs where !exchange.tellsScreenChange(since: old.time) {
        // Words of a summary count as well: “1 error. First: the card number is not valid.”
        let said = exchange.said(since: old.time)
        for stop in new.newStops(since: old) {
          guard let node = new.audited[stop.id], node.role == .text, node.isError,
            !said.contains(node.foldedLabel)
          else { continue }
          run.fail(exchange, node)
        }
        // A field may say its error itself.
        for stop in new.changedStops(since: old) {
          guard let node = new.audited[stop.id], node.isError,
            old.audited[stop.id].map({ !$0.isError }) == true, !said.contains(node.foldedLabel)
          else { continue }
          run.fail(exchange, node)
        }
      }
    })
}

extension Node {
  /// Whether it reports a mistake.
  fileprivate var isError: Bool { !isHeading && ErrorLexicon.areIn(foldedLabel) }
}
