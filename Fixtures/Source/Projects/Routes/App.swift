import SwiftUI

@main
struct RoutesApp: App {
  var body: some Scene {
    WindowGroup { RootView() }
  }
}

struct RootView: View {
  @State private var frame = Frame(page: .settings)

  var body: some View {
    #if os(macOS)
      MacRoot()
    #elseif os(tvOS)
      MacRoot()
    #endif
    if frame.isCompact {
      CompactRoot()
    } else {
      frame.page.view()
    }
  }
}

final class Frame {
  private(set) var page: Page

  init(page: Page) { self.page = page }

  var isCompact: Bool { UIScreen.main.bounds.width < 500 }
}
