import SwiftUI

struct MenuView: View {
  var body: some View {
    VStack {
      Row()
      Text(Words.title)
    }
  }
}

private struct Row: View {
  var body: some View { Text("Margherita") }
}

private enum Words { static let title = "Menu" }
