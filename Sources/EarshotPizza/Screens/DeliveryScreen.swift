import EarshotTree
import EarshotUIKit

/// Where the order is to be brought, with suggestions while typing.
struct DeliveryScreen: AppScreen {
  let name = PizzaScreen.delivery
  let presentation = Presentation.pushed
  let firstFocus: String? = "nav.title"

  /// What is being typed; `nil` while the address of the shop stands.
  private var draft: String?

  func root(in app: AppContext) -> View {
    let field = View.field(
      "street", Rect(24, 140, 327, 36), draft ?? app.shop.street,
      placeholder: app.words.streetPlaceholder
    ).adapted(app) { $0.label = app.words.deliveryAddress }
    let rows = suggestions(app).enumerated().map { index, street in
      let y = 190 + Double(index) * 52
      return View.row(
        "street.\(index)", Rect(0, y, 375, 52),
        [.label("street.\(index).name", Rect(24, y + 16, 327, 20), street)]
      ).merged(app, street)
    }
    return .root(
      "delivery.root",
      [
        NavigationBar.view(app.words.delivery, app),
        .label("street.title", Rect(24, 110, 327, 22), app.words.deliveryAddress)
          .adapted(app) { $0.isElement = false },
        field,
        .table("streets", Rect(0, 190, 375, 320), rows),
        .button("toPayment", Rect(24, 736, 327, 48), app.words.toPayment).colored(
          "#FFFFFF", on: "#ED7933"),
      ])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    switch event {
    case .tapped("nav.back"): app.pop()
    case .tapped("toPayment"),
      .magicTap where app.isAdapted:
      app.shop.orderType = .delivery
      app.push(PaymentScreen())
    case .tapped(let id): return choose(id, in: &app)
    case .edited("street", let text): type(text, in: &app)
    default: return false
    }
    return true
  }

  /// The number of suggestions is told, and focus stays in the field.
  private mutating func type(_ text: String, in app: inout AppContext) {
    draft = text
    app.shop.street = text
    let count = suggestions(app).count
    guard count > 0 else { return }
    app.announceIfAdapted(app.words.suggestions(count))
  }

  private mutating func choose(_ id: String, in app: inout AppContext) -> Bool {
    let suggestions = suggestions(app)
    guard let index = Int(id.dropFirst("street.".count)), suggestions.indices.contains(index) else {
      return false
    }
    app.shop.street = suggestions[index]
    draft = nil
    return true
  }

  private func suggestions(_ app: AppContext) -> [String] {
    guard let draft, !draft.isEmpty else { return [] }
    return app.words.streets.filter { $0.lowercased().contains(draft.lowercased()) && $0 != draft }
  }
}
