import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup { Shop() }
  }
}

struct Shop: View {
  let items: [Item]
  @State private var isShown = false

  var body: some View {
    if isShown {
      ForEach(items) { item in
        Card(item: item).padding().opensItem(item)
      }
      Notice().framed(isShown)
    }
  }
}

struct Item: Identifiable { let id: Int }

/// Each stands on a button that two calls away puts around it.
struct Card: View {
  let item: Item

  var body: some View { VStack { Line() } }
}

struct Line: View {
  var body: some View {
    HStack {
      Text("10 min")
      Text("•")
    }
  }
}

/// It stands on a button in one of two cases only.
struct Notice: View {
  var body: some View { Text("•") }
}

struct OpeningModifier: ViewModifier {
  let item: Item

  func body(content: Content) -> some View {
    Button {
      open(item)
    } label: {
      content.contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

extension View {
  func opens(_ item: Item) -> some View { modifier(OpeningModifier(item: item)) }

  func opensItem(_ item: Item) -> some View { opens(item) }

  @ViewBuilder func framed(_ isButton: Bool) -> some View {
    if isButton {
      Button(action: {}) { self }
    } else {
      self
    }
  }
}
