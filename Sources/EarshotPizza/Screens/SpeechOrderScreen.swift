import EarshotTree
import EarshotUIKit

/// A button with all properties.
struct SpeechOrderScreen: AppScreen {
  let name = PizzaScreen.speechOrder

  func root(in app: AppContext) -> View {
    .root(
      "so.root",
      [
        .button("city", Rect(20, 200, 335, 44), app.words.city).adapted(app) {
          $0.label = app.words.city
          $0.value = app.shop.city
          $0.traits = [.button, .selected, .notEnabled]
          $0.hint = app.words.hint
        }
      ])
  }
}
