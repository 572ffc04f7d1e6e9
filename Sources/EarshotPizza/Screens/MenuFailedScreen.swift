import EarshotTree
import EarshotUIKit

/// The menu when it could not be loaded.
struct MenuFailedScreen: AppScreen {
  let name = PizzaScreen.menuFailed
  let firstFocus: String? = "msg"

  func root(in app: AppContext) -> View {
    .root(
      "fail.root",
      [
        .button("city", Rect(16, 66, 86, 24), app.shop.city),
        .label("msg", Rect(95, 352, 185, 22), app.words.loadingFailed),
        .button("retry", Rect(82, 378, 211, 52), app.words.retry).colored("#FFFFFF", on: "#ED7933"),
      ])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    switch event {
    case .tapped("city"): app.push(CityListScreen())
    case .tapped("retry"): app.push(LoadingScreen(destination: .menu))
    default: return false
    }
    return true
  }
}
