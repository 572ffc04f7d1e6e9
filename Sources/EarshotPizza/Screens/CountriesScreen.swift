import EarshotTree
import EarshotUIKit

/// Twenty countries, of which eight are in sight.
struct CountriesScreen: AppScreen {
  let name = PizzaScreen.countries
  let presentation = Presentation.pushed
  let firstFocus: String? = "nav.title"

  private static let height = 75.0

  func root(in app: AppContext) -> View {
    let countries = app.words.countries
    let rows = countries.indices.map { index in
      let y = 100 + Double(index) * Self.height
      return View.row(
        "country.\(index)", Rect(0, y, 375, Self.height),
        [.label("country.\(index).name", Rect(16, y + 26, 240, 22), countries[index])]
      ).merged(app, countries[index], index == 0 ? [.button, .selected] : .button)
    }
    return .root(
      "countries.root",
      [
        NavigationBar.view(app.words.countriesTitle, app),
        .table("countries", Rect(0, 100, 375, 600), rows),
      ])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    switch event {
    case .tapped("nav.back"), .tapped("country.0"): app.pop()
    // The app has only the menu of the first country.
    case .tapped(let id) where id.hasPrefix("country."):
      app.push(LoadingScreen(destination: .menuFailed))
    default: return false
    }
    return true
  }
}
