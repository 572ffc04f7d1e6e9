import SwiftUI

@main struct PizzaApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}

/// What is wrong with a screen as a whole is told where the screen is declared.
struct HomeView: View {
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Dishes") { DishesView() }
        Button("Settings") { isShown = true }
      }
      .navigationTitle("Home")
      .sheet(isPresented: $isShown) { SettingsView() }
    }
  }
}
