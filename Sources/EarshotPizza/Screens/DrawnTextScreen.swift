import EarshotTree
import EarshotUIKit

/// Text that a layer draws, which is no view.
struct DrawnTextScreen: AppScreen {
  let name = PizzaScreen.drawnText

  func root(in app: AppContext) -> View {
    let title = Product.pepperoni.name(app.words)
    let frame = Rect(24, 392, 204, 44)
    let layer = View("CATextLayer", id: "textLayer", frame: frame).with { $0.text = title }
    let view = View.plain("drawnTitle", frame, [layer]).merged(app, title, .staticText)
      .adapted(app) { $0.frame = frame }
    return .root("ca.root", [view])
  }
}
