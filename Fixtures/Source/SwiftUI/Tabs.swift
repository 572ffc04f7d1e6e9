import SwiftUI

struct TabsView: View {
  var body: some View {
    TabView {
      NavigationStack {
        Text("First page").navigationTitle("Home")
          .toolbar { Button("Edit") {} }
      }
      .tabItem { Label("Home", systemImage: "house") }
      Text("Second page")
        .tabItem { Label("Search", systemImage: "magnifyingglass") }
        .badge(3)
    }
  }
}
