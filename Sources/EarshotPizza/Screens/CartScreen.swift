import EarshotTree
import EarshotUIKit

/// All lines of the cart, their sum and the way to the delivery.
struct CartScreen: AppScreen {
  let name = PizzaScreen.cart
  let presentation = Presentation.pushed
  let firstFocus: String? = "nav.title"

  /// The line that was removed last, while a message tells of it.
  private var removed: (line: Cart.Line, place: Int)?
  /// Seconds until the message goes.
  private var messageTime = 0.0

  func root(in app: AppContext) -> View {
    let lines = app.shop.cart.lines
    guard !lines.isEmpty else {
      return .root(
        "cart.root",
        [
          NavigationBar.view(app.words.cart, app),
          .label("cart.empty", Rect(24, 352, 327, 22), app.words.emptyCart),
        ] + message(app))
    }
    let rows = lines.indices.map {
      CartRow.view(lines[$0], y: 88 + Double($0) * CartRow.height, app)
    }
    return .root(
      "cart.root",
      [NavigationBar.view(app.words.cart, app), .table("cart", Rect(0, 88, 375, 560), rows)]
        + OrderCost.views(y: 668, app)
        + [
          .button("checkout", Rect(24, 736, 327, 48), app.words.checkout)
            .colored("#FFFFFF", on: "#ED7933")
        ] + message(app))
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    switch event {
    case .tapped("nav.back"): app.pop()
    case .tapped("checkout"),
      .magicTap where app.isAdapted:
      guard !app.shop.cart.lines.isEmpty else { return false }
      app.push(DeliveryScreen())
    case .undone: return takeBack(in: &app)
    default:
      let lines = app.shop.cart.lines
      guard CartRow.handle(event, in: &app, isUndoable: true) else { return false }
      if let place = lines.firstIndex(where: { app.shop.cart[$0.id] == nil }) {
        removed = (lines[place], place)
        messageTime = app.isAdapted && app.isVoiceOverRunning ? 10 : 3
      }
    }
    return true
  }

  mutating func advance(by seconds: Double, in app: inout AppContext) {
    guard removed != nil else { return }
    messageTime -= seconds
    if messageTime <= 0 { removed = nil }
  }

  /// Brings back what was removed while the message is there.
  private mutating func takeBack(in app: inout AppContext) -> Bool {
    guard app.isAdapted, let (line, place) = removed else { return false }
    removed = nil
    app.shop.cart.insert(line, at: place)
    app.post(.layoutChanged(focus: Element.ID(line.id)))
    return true
  }

  /// The message on what was removed, at the lower edge.
  private func message(_ app: AppContext) -> [View] {
    guard let removed else { return [] }
    let text = app.words.removed(removed.line.recipe.product.name(app.words))
    return [.label("cart.message", Rect(16, 600, 343, 48), text)]
  }
}
