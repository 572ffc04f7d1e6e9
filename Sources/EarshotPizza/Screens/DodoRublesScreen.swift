import EarshotTree
import EarshotUIKit

/// What the balance of 24 means, over the menu.
struct DodoRublesScreen: AppScreen {
  let name = PizzaScreen.dodoRubles
  let presentation = Presentation.presented
  let firstFocus: String? = "rubles.title"

  func root(in app: AppContext) -> View {
    let sheet = View.plain(
      "rubles.sheet", Rect(0, 412, 375, 400),
      [
        .button("rubles.close", Rect(315, 416, 44, 44), image: "ic_close").named(
          app, app.words.close),
        .label("rubles.title", Rect(24, 450, 280, 32), app.words.coins).header(app),
        .label(
          "rubles.text", Rect(24, 490, 327, 88),
          app.words.balance(24)
        ).with { $0.numberOfLines = 0 },
      ]
    ).adapted(app) {
      $0.isModal = true
      $0.handlers = [.escape]
    }
    return .root(
      "rubles.root",
      [
        .plain(
          "rubles.background", Rect(0, 0, 375, 812),
          [.button("city", Rect(16, 52, 90, 30), app.shop.city)]),
        View.plain("rubles.dim", Rect(0, 0, 375, 812)).with { $0.backgroundAlpha = 0.6 },
        sheet,
      ])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    guard event == .tapped("rubles.close") else { return false }
    app.pop()
    return true
  }
}
