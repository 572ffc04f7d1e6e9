import SwiftUI

@main struct PizzaApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        MenuView().tabItem { Text("Menu") }
        CartView().tabItem { Text("Cart") }
        BillView().tabItem { Text("Bill") }
      }
    }
  }
}

struct BillView: View {
  var body: some View {
    VStack {
      Row()
      Text(Words.title)
    }
  }
}

fileprivate struct Row: View {
  var body: some View { Text("Total") }
}

fileprivate enum Words { static let title = "Bill" }
