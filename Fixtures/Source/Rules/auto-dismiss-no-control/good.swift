import SwiftUI

struct ExampleView: View {
  @State private var isShown = false
  var body: some View {
    Button("Save") {
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isShown = true }
    }
  }
}
