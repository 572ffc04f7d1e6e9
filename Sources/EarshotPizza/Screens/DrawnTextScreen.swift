import EarshotTree
import EarshotUIKit

/// Text that a layer draws, which is no view.
struct DrawnTextScreen: AppScreen {
  let name = PizzaScreen.drawnText

  func root(in app: AppContext) -> View {
    let frame = Rect(24, 392, 204, 44)
    let layer = View("CATextLayer", id: "textLayer", frame: frame).with { $0.text = "Пепперони" }
    let title = View.plain("drawnTitle", frame, [layer]).merged(app, "Пепперони", .staticText)
      .adapted(app) { $0.frame = frame }
    return .root("ca.root", [title])
  }
}
