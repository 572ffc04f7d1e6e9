import SwiftUI

struct ExampleView: View {
  @State private var isOpen = false
  var body: some View {
    Button("Open") { isOpen = true }.fullScreenCover(isPresented: $isOpen) { Text("Cover") }
  }
}
