import EarshotTree
import EarshotUIKit

/// A product in the list of the menu.
enum ProductRow {
  static let height = 184.0

  static func view(_ product: Product, y: Double, _ app: AppContext) -> View {
    let id = product.id.rawValue
    let words = app.words
    let (name, details) = (product.name(words), product.details(words))
    var parts: [View] = [
      .image("\(id).image", Rect(16, y + 20, 150, 144), product.image),
      .label("\(id).title", Rect(183, y + 46, 176, 20), name)
        .font(17, "semibold").colored("#000000"),
      .label("\(id).desc", Rect(183, y + 68, 176, 34), details)
        .font(14).colored("#5D636F").with { $0.numberOfLines = 2 },
      .button("\(id).button", Rect(183, y + 108, 88, 30), buttonTitle(product, words))
        .font(15).colored("#EA6029"),
    ]
    if product == .half {
      parts.append(
        .image("\(id).badge", Rect(133, y + 30, 40, 18), "badge_2v1").with {
          $0.pictureText = words.assembledBadge
        })
    }
    return .row(id, Rect(0, y, 375, height), parts).adapted(app) {
      $0.isElement = true
      $0.value = details
      $0.traits = .button
      // Voice Control would make the price a part of the name.
      $0.userInputLabels = product == .half ? nil : [name]
      $0.label = product == .half ? name : "\(name), \(spokenPrice(product, words))"
    }
  }

  /// The book shows the pizza of its example at its medium price.
  private static func price(_ product: Product) -> (isLowest: Bool, price: Price) {
    let isLowest = product.hasSizes && product != .heart
    return (isLowest, isLowest ? product.lowestPrice : Recipe(product).price)
  }

  private static func buttonTitle(_ product: Product, _ words: any PizzaWords) -> String {
    let price = price(product)
    if product == .half { return words.assemble }
    return price.isLowest ? words.from(words.sign(price.price)) : words.sign(price.price)
  }

  private static func spokenPrice(_ product: Product, _ words: any PizzaWords) -> String {
    let price = price(product)
    return price.isLowest ? words.spokenFrom(price.price) : words.spoken(price.price)
  }
}
