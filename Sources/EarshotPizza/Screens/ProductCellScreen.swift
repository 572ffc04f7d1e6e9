import EarshotTree
import EarshotUIKit

/// One cell of the menu, with a badge in its picture.
struct ProductCellScreen: AppScreen {
  let name = PizzaScreen.productCell

  func root(in app: AppContext) -> View {
    let product = Product.crazy
    let words = app.words
    let (name, details) = (product.name(words), product.details(words))
    let price = words.spokenFrom(product.lowestPrice)
    let cell = View.row(
      "crazy", Rect(0, 200, 375, 164),
      [
        .image("crazy.image", Rect(16, 212, 123, 130), product.image),
        .image("crazy.badge", Rect(117, 220, 26, 16), "badge_new"),
        .label("crazy.title", Rect(155, 214, 204, 22), name)
          .font(17).colored("#000000"),
        .label("crazy.desc", Rect(155, 240, 180, 72), details)
          .font(15).colored("#949494"),
        .button("crazy.price", Rect(155, 318, 124, 32), price).colored("#C96C4E"),
      ]
    )
    .merged(app, "\(name), \(price)", value: details)
    .adapted(app) { $0.userInputLabels = [name] }
    return .root("prod.root", [cell])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    guard event == .tapped("crazy") || event == .tapped("crazy.price") else { return false }
    app.shop.recipe = Recipe(.crazy)
    app.push(CardScreen(.crazy))
    return true
  }
}
