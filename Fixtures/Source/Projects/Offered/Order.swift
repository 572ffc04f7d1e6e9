import SwiftUI

@main struct PizzaApp: App {
  var body: some Scene { WindowGroup { OrderView() } }
}

/// A gesture does what a button does, or what nothing else does.
struct OrderView: View {
  @State private var isOpen = false
  @State private var isBig = false

  var body: some View {
    VStack {
      Text("Margherita").onTapGesture { open() }
      Button("Details") { open() }
      Text("Hold").onLongPressGesture { open() }
      Text("Pull")
        .gesture(DragGesture().onEnded { _ in open() })
      Text("Two pizzas").onTapGesture { grow() }
      SizeView()
      Text("Pinch")
        .gesture(MagnificationGesture().onEnded { _ in grow() })
    }
  }

  private func open() { isOpen = true }

  private func grow() { isBig = true }
}
