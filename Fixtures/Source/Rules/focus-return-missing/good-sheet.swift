import SwiftUI

// A sheet gives the focus back by itself.
struct ExampleView: View {
  @State private var isOpen = false
  var body: some View {
    Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Text("Sheet") }
  }
}
