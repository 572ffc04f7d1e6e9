import SwiftUI

// Of two initializers the one with a parameter for each closure is called.
struct ThemedSection<Header: View, Content: View>: View {
  let header: Header
  let content: Content

  init(@ViewBuilder content: () -> Content) where Header == EmptyView {
    self.header = EmptyView()
    self.content = content()
  }

  init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.header = header()
    self.content = content()
  }

  var body: some View {
    header
    content
  }
}

struct SectionsView: View {
  var body: some View {
    ThemedSection {
      Text("Tea")
    } header: {
      Text("Drinks").accessibilityAddTraits(.isHeader)
    }
    ThemedSection { Text("Cake") }
  }
}
