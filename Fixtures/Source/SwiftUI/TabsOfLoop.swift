import SwiftUI

/// Tabs that a loop makes.
struct ShopView: View {
  @State private var chosen: Page = .cart

  var body: some View {
    TabView(selection: $chosen) {
      ForEach(Page.allCases, id: \.self) { page in
        page.view
          .tabItem { Label(page.title, systemImage: "circle") }
          .tag(page)
      }
    }
  }
}

enum Page: String, CaseIterable {
  case menu, cart, account

  var title: String {
    switch self {
    case .menu: "Menu"
    case .cart: "Cart"
    case .account: "You"
    }
  }

  @ViewBuilder var view: some View {
    switch self {
    case .menu: Text("All pizzas")
    case .cart: Text("Two pizzas")
    case .account: Text("Your address")
    }
  }
}
