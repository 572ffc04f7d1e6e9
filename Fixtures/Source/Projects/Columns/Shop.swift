import SwiftUI

@main struct ShopApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}

/// A phone shows the side bar first, which leads to the rest.
struct HomeView: View {
  @State private var selection: Int?

  var body: some View {
    NavigationSplitView {
      List(selection: $selection) {
        NavigationLink("Offers", value: 1)
        NavigationLink("Orders", value: 2)
      }
      .navigationTitle("Shop")
      .toolbar { OldButton() }
    } detail: {
      OffersView(selection: $selection)
    }
  }
}

struct OffersView: View {
  @Binding var selection: Int?

  var body: some View {
    VStack {
      Text("Two for one")
      Button("Orders") { selection = 2 }
    }
    .navigationTitle("Offers of the day")
  }
}

struct OldButton: View {
  @State private var isShown = false

  var body: some View {
    Button("Archive") { isShown = true }
      .sheet(isPresented: $isShown) { ArchiveView() }
  }
}

/// The second view stands in the second column, where there is room for one.
struct ArchiveView: View {
  var body: some View {
    NavigationView {
      List {
        NavigationLink("May") { MonthView() }
      }
      .navigationTitle("Archive")
      MonthView()
    }
  }
}

struct MonthView: View {
  var body: some View {
    Text("Twelve orders").navigationTitle("Month")
  }
}
