import SwiftUI

struct FlowLayout: Layout {
  var alignment: Alignment = .center

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// A layout of the project is called with the views that it lays out.
struct TagsView: View {
  var body: some View {
    FlowLayout(alignment: .leading) {
      Text("Spicy")
      Button("More tags") {}
    }
  }
}

struct OffersView: View {
  private let layout = FlowLayout()

  var body: some View {
    (FlowLayout(alignment: .leading)) {
      Text("Two for one")
    }
    layout {
      Text("Free delivery")
    }
  }
}

struct ReceiptView: View {
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    let layout = width == .regular ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    layout {
      Text("Total")
      Text("12 euros")
    }
  }
}

/// Pages have dots in the place of a bar.
struct IntroView: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      Text("Welcome").tabItem { Image("dot-one") }.tag(0)
      Text("Choose a pizza").tabItem { Image("dot-two") }.tag(1)
    }
    .tabViewStyle(PageTabViewStyle())
  }
}
