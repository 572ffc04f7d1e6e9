import SwiftUI

struct ExampleView: View {
  @State private var isOpen = false
  @AccessibilityFocusState private var isFocused: Bool
  var body: some View {
    Button("Open") { isOpen = true }
      .accessibilityFocused($isFocused)
      .sheet(isPresented: $isOpen, onDismiss: { isFocused = true }) { Text("Sheet") }
  }
}
