import EarshotTree
import EarshotUIKit

/// The bar of a navigation controller: the way back and the title.
enum NavigationBar {
  static func view(_ title: String, _ app: AppContext) -> View {
    View("UINavigationBar", id: "nav", frame: Rect(0, 44, 375, 44)).containing([
      .button("nav.back", Rect(8, 50, 90, 32), app.words.back)
        .with { $0.overrides.traits = .button },
      .label("nav.title", Rect(140, 54, 95, 24), title)
        .with { $0.overrides.traits = [.staticText, .header] },
    ])
  }
}
