import SwiftUI

/// Texts that other code has under a name, and texts that have no words yet.
struct Orders: View {
  @State private var asks = false
  @State private var failure: String?
  @State private var note = ""

  var body: some View {
    NavigationStack {
      List { Text(Strings.orders_title) }
        .navigationTitle(Strings.orders_heading)
    }
    .alert(Strings.sent(to: "the kitchen"), isPresented: $asks) {
      Button("OK") {}
    }
    .alert(isPresented: Binding.constant(failure != nil)) {
      Alert(title: Text(failure ?? ""), message: Text(note))
    }
  }
}
