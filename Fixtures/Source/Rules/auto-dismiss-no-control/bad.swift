import SwiftUI

struct ExampleView: View {
  @State private var isShown = false
  var body: some View {
    VStack {
      if isShown { Text("Saved") }
      Button("Save") {
        isShown = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isShown = false }
      }
    }
  }
}
