import EarshotSession
import EarshotTree

extension Rule {
  static let modalNoScreenChanged = Rule(
    "modal-no-screen-changed", .navigate, .warning, .high, .hard,
    "A view opens over the screen, or in its place, and nothing tells VoiceOver.",
    what: "“{label}” comes on the screen, and no screenChanged is posted",
    why: "focus stays on what was there before, and a listener does not know that anything opened",
    advice: "post UIAccessibility.Notification.screenChanged with the title when it is in sight",
    wcag: ["4.1.3", "2.4.3"],
    references: [
      .apple("uikit/uiaccessibility/notification/screenchanged"), .wcag("focus-order.html"),
    ],
    fails: """
      session
      button "Offers" id offers
      view modal invisible id sheet
        header "Special offer"
        button "Close"
      > focus offers
      ▼ > doubleTap
      > app show sheet
      --- session ru 375x812
      view frame 0,0,375,812
        view frame 0,0,375,812
          button "Акции" id offers frame 16,66,86,24
        view invisible id veil frame 0,0,375,812 appearance (backgroundAlpha 0.6)
        view invisible id sheet frame 0,371,375,441
          header "Скидка на пунш" frame 24,565,327,22
          button "Показать" frame 24,733,327,46
      > focus offers
      ▼ > doubleTap
      > app show sheet
      > app show veil
      > wait 1
      --- session
      view id list
        header "Pizzas"
        button "Margherita" id first
        button "Pepperoni"
        button "Caesar"
      view invisible id card
        button "Close"
        header "Ham and mushrooms"
        text "30 cm"
        button "To the cart"
      > focus first
      ▼ > doubleTap
      > app hide list
      > app show card
      """,
    passes: """
      session
      button "Offers" id offers
      view modal invisible id sheet
        header "Special offer" id title
        button "Close"
      > focus offers
      > doubleTap
      > app show sheet
      > post screenChanged title
      --- session
      button "Offers" id offers
      view modal invisible id sheet
        header "Special offer" id title
      > focus offers
      > doubleTap
      > app show sheet
      > post layoutChanged title
      --- Under its heading the list became empty.
      session
      header "Cart" id title
      button "Delete" id delete
      view id rows
        text "Caesar"
        text "Pepperoni"
        text "Margherita"
        text "Ham"
        text "Punch"
        text "Cocoa"
        text "Nuggets"
        text "Pie"
        text "Garlic"
      text "The cart is empty" invisible id empty
      text "Go to the menu" invisible id menu
      > focus delete
      > doubleTap
      > app hide delete
      > app hide rows
      > app show empty
      > app show menu
      --- The system tells of its own alerts.
      session
      button "Delete" id delete
      view modal invisible id alert type UIAlertController
        text "Delete the address?"
        button "Cancel"
      > focus delete
      > doubleTap
      > app show alert
      --- A part of the screen that opens is no view over it.
      session
      button "Details" id details
      text "Flour, water, salt" invisible id text
      > focus details
      > doubleTap
      > app show text
      """,
    check: .eachExchange { exchange, run in
      for (old, new) in exchange.pairs {
        guard let overlay = new.overlay(since: old),
          !exchange.tellsOpening(of: overlay, since: new.time)
        else { continue }
        return run.fail(exchange, overlay, ["label": .text(overlay.title)])
      }
      guard let new = exchange.newScreen, !exchange.tellsScreenChange(), !exchange.tellsLayoutChange
      else { return }
      let first = new.audited.stops.first(where: \.isHeading) ?? new.audited.stops.first
      run.fail(exchange, nil, ["label": .text(new.ordered.screen.title ?? first?.name ?? "")])
    })
}

extension SessionScreen {
  /// The view on top that the other screen does not have, and of which only the app can tell: not
  /// one of the system, and more than an indicator.
  fileprivate func overlay(since old: SessionScreen) -> Node? {
    let known = Set(old.overlays.map(\.element.id))
    return overlays.last { content in
      !known.contains(content.element.id) && !content.element.isSystemDialog
        && content.stops.contains { ![.activityIndicator, .progress].contains($0.role) }
    }
  }

  private var overlays: [Node] {
    audited.overlays(covering: 0.5).filter { $0.kind != .opaque }.map(\.content)
  }
}

extension Node {
  /// The heading in it, else its first text, else the first that is read in it.
  fileprivate var title: String {
    let stops = stops
    let text = stops.first { $0.role == .text && !$0.spokenLabel.isEmpty }
    return (stops.first(where: \.isHeading) ?? text ?? stops.first)?.name ?? name
  }
}

extension AuditedSession.Exchange {
  /// Whether the app tells that a view opened, or puts focus into it.
  fileprivate func tellsOpening(of view: Node, since time: Double) -> Bool {
    let inside = Set(view.descendants.map(\.element.id)).union([view.element.id])
    return tellsScreenChange(since: time)
      || posted.contains { posted in
        guard case .layoutChanged(let id?, _) = posted.change else { return false }
        return inside.contains(id)
      }
  }
}
