import SwiftUI

struct ExampleView: View {
  @State private var theme = 0
  let store: Store
  var body: some View {
    Picker("Theme", selection: $theme) { Text("Dark").tag(1) }
      .onChange(of: theme) { store.theme = theme }
  }
}
