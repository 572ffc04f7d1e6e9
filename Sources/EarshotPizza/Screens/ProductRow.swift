import EarshotTree
import EarshotUIKit

/// A product in the list of the menu.
enum ProductRow {
  static let height = 184.0

  static func view(_ product: Product, y: Double, _ app: AppContext) -> View {
    let id = product.id
    var parts: [View] = [
      .image("\(id).image", Rect(16, y + 20, 150, 144), product.image),
      .label("\(id).title", Rect(183, y + 46, 176, 20), product.name)
        .font(17, "semibold").colored("#000000"),
      .label("\(id).desc", Rect(183, y + 68, 176, 34), product.details)
        .font(14).colored("#5D636F").with { $0.numberOfLines = 2 },
      .button("\(id).button", Rect(183, y + 108, 88, 30), buttonTitle(product))
        .font(15).colored("#EA6029"),
    ]
    if product == .half {
      parts.append(
        .image("\(id).badge", Rect(133, y + 30, 40, 18), "badge_2v1").with {
          $0.pictureText = "2В1"
        })
    }
    return .row(id, Rect(0, y, 375, height), parts).adapted(app) {
      $0.isElement = true
      $0.value = product.details
      $0.traits = .button
      // Voice Control would make the price a part of the name.
      $0.userInputLabels = product == .half ? nil : [product.name]
      $0.label = product == .half ? product.name : "\(product.name), \(spokenPrice(product))"
    }
  }

  /// The book shows the pizza of its example at its medium price.
  private static func price(_ product: Product) -> (isLowest: Bool, rubles: Rubles) {
    let isLowest = product.hasSizes && product != .heart
    return (isLowest, isLowest ? product.lowestPrice : Recipe(product).price)
  }

  private static func buttonTitle(_ product: Product) -> String {
    let price = price(product)
    return product == .half ? "Собрать" : (price.isLowest ? "от " : "") + price.rubles.sign
  }

  private static func spokenPrice(_ product: Product) -> String {
    let price = price(product)
    guard price.isLowest else { return price.rubles.words }
    return "от " + Rubles.genitive(price.rubles)
  }
}

extension Rubles {
  /// The words after "from": "от 21 рубля, от 245 рублей".
  static func genitive(_ rubles: Rubles) -> String {
    Russian.count(rubles.amount, "рубля", "рублей", "рублей")
  }
}
