import EarshotTree
import EarshotUIKit

/// The part of a card that scrolls.
struct CardContent {
  let app: AppContext

  private var words: any PizzaWords { app.words }
  private var recipe: Recipe { app.shop.recipe }
  private var product: Product { recipe.product }

  var view: View {
    View("UIScrollView", id: "contentScrollView", frame: Rect(0, 0, 375, 812))
      .containing(description + choices + toppings)
  }

  private var name: String { product.name(words) }
  private var sizes: [String] { words.sizes(of: product.kind) }

  private var description: [View] {
    let subtitle = recipe.isPizza ? recipe.measures(words).printed : recipe.choices(words)
    return [
      View.image("pizzaImage", Rect(28, 60, 320, 320), product.image).adapted(app) {
        $0.isElement = true
        $0.label = recipe.isPizza ? words.picture(ofPizza: name) : name
        $0.traits = .image
      },
      View.label("title", Rect(24, 392, 270, 44), name).font(34, "bold").header(app),
      infoButton,
      View.label("subtitle", Rect(24, 440, 327, 18), subtitle).font(15).colored("#656566")
        .adapted(app) { if recipe.isPizza { $0.label = recipe.measures(words).spoken } },
      View.label("ingredients", Rect(24, 462, 327, 46), recipe.contents(words)),
    ]
  }

  /// Enlarged for an easier tap, it would be read before the title.
  private var infoButton: View {
    let visible = Rect(321, 400, 28, 28)
    return .button("infoButton", Rect(301, 380, 68, 68), image: "iInfo")
      .with { $0.visibleFrame = visible }
      .adapted(app) {
        $0.label = words.nutrition
        $0.frame = visible
      }
  }

  private var choices: [View] {
    var views: [View] = []
    if recipe.isPizza {
      views.append(
        .button("remove", Rect(24, 514, 160, 22), words.leaveOut).colored("#EA6029"))
    }
    if product.hasSizes {
      views.append(
        segments("size", y: 552, widths: [109, 109, 109], sizes, recipe.size)
          .choice(app, words.size, sizes, recipe.size))
    }
    if recipe.isPizza {
      views.append(
        segments("dough", y: 600, widths: [163, 163], words.doughs, recipe.dough)
          .choice(app, words.dough, words.doughs, recipe.dough))
    }
    return views
  }

  private func segments(
    _ id: String, y: Double, widths: [Double], _ names: [String], _ chosen: Int
  ) -> View {
    let segments = names.indices.map { index in
      View(
        "UISegment", id: "\(id).\(index)",
        frame: Rect(24 + Double(index) * widths[index], y, widths[index], 40)
      )
      .with {
        $0.text = names[index]
        $0.position = SeriesPosition(index: index + 1, count: names.count)
      }
      .selected(index == chosen)
    }
    return View("UISegmentedControl", id: id, frame: Rect(24, y, 327, 40)).containing(segments)
  }

  private var toppings: [View] {
    guard !product.toppings.isEmpty else { return [] }
    let cells = zip(product.toppings, [24.0, 136, 248]).map { cell($0, x: $1) }
    return [
      View.label("addTitle", Rect(24, 652, 327, 24), words.addToPizza).header(app),
      .collection("tops", Rect(0, 676, 375, 150), cells),
    ]
  }

  private func cell(_ topping: Topping, x: Double) -> View {
    let id = topping.id.rawValue
    let isAdded = recipe.added.contains(topping)
    let isAllowed = recipe.allows(topping)
    var traits: Traits = isAdded ? [.button, .selected] : .button
    if !isAllowed { traits.insert(.notEnabled) }
    return View.item(
      id, Rect(x, 690, 103, 130),
      [
        .image("\(id).image", Rect(x + 10, 676, 83, 70), "top_\(id)"),
        .label("\(id).name", Rect(x + 10, 752, 90, 16), topping.name(words)),
        .label("\(id).price", Rect(x + 10, 776, 50, 18), words.sign(topping.price)),
        .image("\(id).plus", Rect(x + 66, 770, 28, 28), isAdded ? "ic_check" : "ic_plus"),
      ]
    )
    .selected(isAdded).enabled(isAllowed).tappable(isAllowed)
    .merged(app, topping.name(words), value: words.spoken(topping.price), traits)
  }
}
