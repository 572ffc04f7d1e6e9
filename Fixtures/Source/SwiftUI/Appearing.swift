import SwiftUI

/// What a view sets as soon as it appears is what somebody meets.
struct MenuView: View {
  @StateObject private var model = MenuModel()
  @State private var isReady = false
  @State private var isLoading = true
  @State private var greeting = ""
  @State private var dishes: [String] = []
  @State private var isMuted = false
  @State private var isOffered = false

  var body: some View {
    VStack {
      if isReady { Text("Ready") } else { Text("Wait") }
      if isLoading { ProgressView() } else { Text("Our dishes") }
      if dishes.isEmpty { Text("No dishes") }
      ForEach(dishes, id: \.self) { Text($0) }
      Text(greeting)
      Toggle("Quiet", isOn: $isMuted)
      if model.isOpen { Text("Open") } else { Text("Closed") }
      // Only runs will tell whether there is an offer.
      if isOffered { Text("Offer") } else { Text("No offer") }
      Button("Again") { isReady = false }
    }
    .onAppear {
      withAnimation { isReady = true }
      isMuted = Settings.shared.isMuted
      greeting = "Good day"
      if model.hasOffers { isOffered = true }
    }
    .task { await load() }
    .onAppear(perform: model.open)
  }

  private func load() async {
    defer { isLoading = false }
    isLoading = true
    dishes = await Kitchen.shared.dishes()
  }
}

final class MenuModel: ObservableObject {
  @Published var isOpen = false

  func open() {
    isOpen = true
  }
}
