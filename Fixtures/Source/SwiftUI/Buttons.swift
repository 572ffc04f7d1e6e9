import SwiftUI

struct ButtonsView: View {
  var body: some View {
    VStack {
      Button("Save") {}
      Button("Add", systemImage: "plus") {}
      Button(action: {}) { Image("ic_close") }
      Button {
      } label: {
        Image(systemName: "trash")
        Text("Delete")
      }
      Button("Later") {}.disabled(true)
      Link("Help", destination: URL(string: "https://example.com")!)
      Menu("Sort") { Button("By name") {} }
    }
  }
}
