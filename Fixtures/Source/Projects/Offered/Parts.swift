import SwiftUI

/// A tap does what the button beside it does, in other words.
struct SizeView: View {
  @State private var isBig = false
  @State private var size = 1
  @State private var offset = 0.0

  var body: some View {
    VStack {
      Text("Margherita").onTapGesture { isBig = true }
      Button("Make it big") { self.isBig = true }
      Text("Quattro formaggi")
        .onTapGesture { withAnimation { add(2) } }
        .accessibilityAction(named: "Add two") { add(2) }
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      Text("Wipe to choose")
        .gesture(
          DragGesture().onEnded { value in
            if value.translation.width > 0 { size = 1 } else { size = 2 }
          })
      Text("Wipe to move").gesture(DragGesture().onChanged { offset = $0.translation.width })
    }
  }

  private func add(_ count: Int) { size += count }
}
