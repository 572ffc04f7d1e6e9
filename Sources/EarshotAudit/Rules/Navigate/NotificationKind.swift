import EarshotSession
import EarshotTree

extension Rule {
  static let notificationKind = Rule(
    "notification-kind", .navigate, .warning, .high, .slows,
    "A new screen is announced as a change of a part.",
    what: "the whole screen changes, and layoutChanged is posted instead of screenChanged",
    why: "without focus and sound of a new screen a listener takes it for the old one",
    advice: "post UIAccessibility.Notification.screenChanged when the screen is another one",
    wcag: ["4.1.3"],
    references: [.apple("uikit/uiaccessibility/notification/screenchanged")],
    fails: """
      session
      view id list
        button "Margherita" id first
        button "Pepperoni"
        button "Caesar"
      view invisible id card
        header "Ham and mushrooms"
        text "30 cm"
        button "To the cart"
      > focus first
      ▼ > doubleTap
      > app hide list
      > app show card
      > post layoutChanged card
      --- session ru
      view id form
        textEntry "Имя"
        textEntry "Телефон"
        button "Отправить" id send
      view invisible id done
        header "Спасибо"
        text "Мы позвоним"
        button "На главную"
      > focus send
      ▼ > doubleTap
      > app hide form
      > app show done
      > post layoutChanged "Спасибо"
      --- session
      view id one
        text "Step 1"
        text "Choose a size"
        button "Next" id next
      view invisible id two
        text "Step 2"
        text "Choose a crust"
        button "Order"
      > focus next
      ▼ > doubleTap
      > app hide one
      > app show two
      > post layoutChanged two
      """,
    passes: """
      session
      view id list
        button "Margherita" id first
        button "Pepperoni"
        button "Caesar"
      view invisible id card
        header "Ham and mushrooms"
        text "30 cm"
        button "To the cart"
      > focus first
      > doubleTap
      > app hide list
      > app show card
      > post screenChanged
      --- session
      header "Order"
      button "Details" id details
      text "Flour" invisible id more
      button "Pay"
      > focus details
      > doubleTap
      > app show more
      > post layoutChanged more
      --- session
      button "A" id a
      button "B"
      button "C"
      > focus a
      > doubleTap
      > post layoutChanged
      --- The same rows stand there again, in other views.
      session
      view id old
        text "Milk"
        text "Tea"
        button "Reload" id reload
      view invisible id new
        text "Milk"
        text "Tea"
        button "Reload"
      > focus reload
      > doubleTap
      > app hide old
      > app show new
      > post layoutChanged
      """,
    check: .eachExchange { exchange, run in
      guard exchange.newScreen != nil, !exchange.tellsScreenChange(), exchange.tellsLayoutChange
      else { return }
      run.fail(exchange, nil)
    })
}
