import SwiftUI

// Texts of tables that generators and the project's own extensions look up.
enum Languages {
  static func bundle(_ language: String) -> Bundle? { nil }
}

extension String {
  var translated: String {
    guard let bundle = Languages.bundle("en") else { return self }
    return bundle.localizedString(forKey: self, value: nil, table: nil)
  }

  var inMainBundle: String {
    Bundle.main.localizedString(forKey: self, value: nil, table: nil)
  }
}

struct GeneratedTextsView: View {
  let count: Int

  var body: some View {
    Text(R.string.localizable.menuTeaTitle())
    Text(R.string.localizable.menuDishes(3))
    Text(L10n.Menu.Tea.title)
    Text(L10n.menuDishes(2, preferredLanguages: ["en"]))
    Text(R.string.localizable.menuNotInTheTable())
    Text(R.string.localizable.menuClose())
    Text("menu_black".inMainBundle)
  }
}
