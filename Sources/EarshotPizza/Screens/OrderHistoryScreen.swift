import EarshotTree
import EarshotUIKit

/// An order of the past: adapted, one element with an action and more content.
struct OrderHistoryScreen: AppScreen {
  let name = PizzaScreen.orderHistory
  let presentation = Presentation.pushed

  private static let products = [Product.mix, .pie]

  private var sum: Price { Price(Self.products.reduce(0) { $0 + Recipe($1).price.amount }) }

  func root(in app: AppContext) -> View {
    let cell = View.row("order", Rect(16, 140, 343, 304), texts(app) + pictures + footer(app))
      .merged(app, app.words.orderDate)
      .adapted(app) {
        $0.customActions = [CustomAction(app.words.again)]
        $0.customContent = content(app.words)
      }
    return .root("hist.root", [cell])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    guard event == .tapped("repeat") || event == .chosen("order", action: app.words.again) else {
      return false
    }
    for product in Self.products { _ = app.shop.cart.add(Recipe(product)) }
    app.announce(app.words.added(Self.names(app.words)))
    return true
  }

  private static func names(_ words: any PizzaWords) -> String {
    products.map { $0.name(words) }.joined(separator: ", ")
  }

  private func texts(_ app: AppContext) -> [View] {
    [
      .label("num", Rect(44, 150, 60, 18), app.words.number(ofOrder: 213).printed),
      .label("date", Rect(44, 172, 260, 28), app.words.orderDate),
      .label("type", Rect(44, 220, 100, 18), app.words.orderTypes[0]),
      .label("addr", Rect(44, 242, 280, 44), app.words.orderAddress),
    ]
  }

  private var pictures: [View] {
    (0..<6).map { .image("prod\($0)", Rect(44 + Double($0) * 52, 300, 44, 40), "prod\($0)") }
  }

  private func footer(_ app: AppContext) -> [View] {
    [
      .label("sumT", Rect(44, 360, 80, 20), app.words.sum),
      .label("sum", Rect(180, 360, 70, 20), app.words.sign(sum)),
      .button("repeat", Rect(110, 404, 150, 28), app.words.again).colored("#DF7A3A"),
    ]
  }

  private func content(_ words: any PizzaWords) -> [CustomContent] {
    [
      CustomContent(label: words.products, value: Self.names(words), importance: .high),
      CustomContent(label: words.sum, value: words.spoken(sum)),
      CustomContent(label: words.orderNumber, value: "213"),
      CustomContent(label: words.orderTypes[0], value: words.orderAddress),
    ]
  }
}
