import EarshotTree
import EarshotUIKit

/// Four words in two rows.
struct ReadingRowsScreen: AppScreen {
  let name = PizzaScreen.readingRows

  func root(in app: AppContext) -> View {
    .root(
      "words.root",
      [
        .label("w0.0", Rect(20, 200, 140, 44), app.words.rowWords[0]),
        .label("w0.1", Rect(170, 200, 150, 44), app.words.rowWords[1]),
        .label("w1.0", Rect(20, 260, 80, 44), app.words.rowWords[2]),
        .label("w1.1", Rect(110, 260, 110, 44), app.words.rowWords[3]),
      ])
  }
}
