import EarshotTree
import EarshotUIKit

/// An indicator over the content until something is there.
struct LoadingScreen: AppScreen {
  /// Seconds that loading takes; less than half a second would not be told.
  static let duration = 2.0

  let destination: PizzaScreen
  private var remaining = LoadingScreen.duration

  let name = PizzaScreen.loading
  let presentation = Presentation.overlay
  let firstFocus: String? = "spinner"

  init(destination: PizzaScreen) { self.destination = destination }

  func root(in app: AppContext) -> View {
    let spinner = View("UIActivityIndicatorView", id: "spinner", frame: Rect(169, 388, 37, 37))
      .with {
        $0.overrides.isElement = app.isAdapted
        $0.overrides.label = app.isAdapted ? app.words.loading : nil
      }
    return .root(
      "load.root",
      [
        .plain(
          "content", Rect(0, 0, 375, 812),
          [
            .button("city", Rect(16, 66, 86, 24), app.shop.city),
            .button(
              "buy", Rect(24, 736, 327, 48),
              app.words.toCart(for: app.words.sign(app.shop.recipe.price))),
          ]),
        View.plain("overlay", Rect(0, 0, 375, 812), [spinner])
          .with { $0.backgroundAlpha = 0.5 }
          .adapted(app) { $0.isModal = true },
      ])
  }

  /// A new screen takes the place of this one, and focus moves by itself.
  mutating func advance(by seconds: Double, in app: inout AppContext) {
    guard remaining > 0 else { return }
    app.elapsed = min(remaining, seconds)
    remaining -= seconds
    guard remaining <= 1e-9 else { return }
    switch destination {
    case .orderPlaced:
      app.shop.cart.removeAll()
      app.shop.orders += 1
      app.replaceAll([OrderPlacedScreen()])
    case .menuFailed: app.replaceAll([MenuFailedScreen()])
    default: app.replaceAll([MenuScreen()])
    }
  }
}
