import SwiftUI

func Footnote(_ words: String) -> some View {
  Text(words).font(.footnote)
}

struct NetworkView: View {
  var body: some View {
    Header()
    Version(isNew: true)
    Footnote("Changes take a moment")
  }

  @ViewBuilder func Header() -> some View {
    Text("Network").accessibilityAddTraits(.isHeader)
  }

  func Version(isNew: Bool) -> some View {
    Button(isNew ? "IP version 6" : "IP version 4") {}
  }
}
