import SwiftUI

struct ExampleView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var theme = 0
  var body: some View {
    Picker("Theme", selection: $theme) { Text("Dark").tag(1) }
      .onChange(of: theme) { dismiss() }
  }
}
