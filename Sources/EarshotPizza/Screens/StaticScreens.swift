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

/// Four words in two rows.
struct ReadingRowsScreen: AppScreen {
  let name = PizzaScreen.readingRows

  func root(in app: AppContext) -> View {
    .root(
      "words.root",
      [
        .label("w0.0", Rect(20, 200, 140, 44), "Контролы"),
        .label("w0.1", Rect(170, 200, 150, 44), "на экране"),
        .label("w1.0", Rect(20, 260, 80, 44), "в две"),
        .label("w1.1", Rect(110, 260, 110, 44), "строки"),
      ])
  }
}

/// A button with all properties.
struct SpeechOrderScreen: AppScreen {
  let name = PizzaScreen.speechOrder

  func root(in app: AppContext) -> View {
    .root(
      "so.root",
      [
        .button("city", Rect(20, 200, 335, 44), "Город").adapted(app) {
          $0.label = "Город"
          $0.value = app.shop.city
          $0.traits = [.button, .selected, .notEnabled]
          $0.hint = "подсказка"
        }
      ])
  }
}
