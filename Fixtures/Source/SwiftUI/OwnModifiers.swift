import SwiftUI

struct Title: ViewModifier {
  func body(content: Content) -> some View {
    content.font(.title).accessibilityAddTraits(.isHeader)
  }
}

extension View {
  func title() -> some View { modifier(Title()) }
}

struct Card<Content: View>: View {
  let name: String
  @ViewBuilder let content: Content
  var body: some View {
    VStack {
      Text(name).title()
      content
    }
  }
}

struct CardsView: View {
  var body: some View {
    Card(name: "Today") {
      Text("Rain")
    }
  }
}
