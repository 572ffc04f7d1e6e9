import SwiftUI

struct CartView: View {
  var body: some View {
    VStack {
      Row()
      Text(Words.title)
    }
  }
}

private struct Row: View {
  var body: some View { Text("Two pizzas") }
}

private enum Words { static let title = "Cart" }
