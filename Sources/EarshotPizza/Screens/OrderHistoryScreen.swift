import EarshotTree
import EarshotUIKit

/// An order of the past: adapted, one element with an action and more content.
struct OrderHistoryScreen: AppScreen {
  let name = PizzaScreen.orderHistory
  let presentation = Presentation.pushed

  private static let date = "24 апреля 2021 г. в 17:25"
  private static let address = "Москва, Главный офис Додо, Ленинская Слобода, 19с7"
  private static let products = [Product.mix, .pie]
  private static let again = "Повторить заказ"

  private var sum: Rubles { Rubles(Self.products.reduce(0) { $0 + Recipe($1).price.amount }) }

  func root(in app: AppContext) -> View {
    let cell = View.row("order", Rect(16, 140, 343, 304), texts + pictures + footer)
      .merged(app, Self.date)
      .adapted(app) {
        $0.customActions = [CustomAction(Self.again)]
        $0.customContent = content
      }
    return .root("hist.root", [cell])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    guard event == .tapped("repeat") || event == .chosen("order", action: Self.again) else {
      return false
    }
    for product in Self.products { _ = app.shop.cart.add(Recipe(product)) }
    app.announce("Добавили в корзину, \(Self.names)")
    return true
  }

  private static let names = products.map(\.name).joined(separator: ", ")

  private var texts: [View] {
    [
      .label("num", Rect(44, 150, 60, 18), "№ 213"),
      .label("date", Rect(44, 172, 260, 28), Self.date),
      .label("type", Rect(44, 220, 100, 18), "На доставку"),
      .label("addr", Rect(44, 242, 280, 44), Self.address),
    ]
  }

  private var pictures: [View] {
    (0..<6).map { .image("prod\($0)", Rect(44 + Double($0) * 52, 300, 44, 40), "prod\($0)") }
  }

  private var footer: [View] {
    [
      .label("sumT", Rect(44, 360, 80, 20), "Сумма"),
      .label("sum", Rect(180, 360, 70, 20), sum.sign),
      .button("repeat", Rect(110, 404, 150, 28), Self.again).colored("#DF7A3A"),
    ]
  }

  private var content: [CustomContent] {
    [
      CustomContent(label: "Товары", value: Self.names, importance: .high),
      CustomContent(label: "Сумма", value: sum.words),
      CustomContent(label: "Номер заказа", value: "213"),
      CustomContent(label: "На доставку", value: Self.address),
    ]
  }
}
