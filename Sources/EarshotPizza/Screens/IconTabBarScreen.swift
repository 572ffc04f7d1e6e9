import EarshotTree
import EarshotUIKit

/// Six tabs that show pictures only; before adaptation they have no names either.
struct IconTabBarScreen: AppScreen {
  let name = PizzaScreen.iconTabBar
  private var selected = 0

  func root(in app: AppContext) -> View {
    let tabs = app.words.iconTabs.indices.map { tab($0, app) }
    return .root(
      "fb.root", [View("UITabBar", id: "tabBar", frame: Rect(0, 729, 375, 83)).containing(tabs)])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    guard case .tapped(let id) = event, let index = Int(id.dropFirst("fb.".count)) else {
      return false
    }
    selected = index
    return true
  }

  private func tab(_ index: Int, _ app: AppContext) -> View {
    View("UITabBarButton", id: "fb.\(index)", frame: Rect(2 + Double(index) * 62, 731, 60, 46))
      .with {
        $0.text = app.isAdapted ? app.words.iconTabs[index] : ""
        $0.image = "ic_fb_\(index + 1)"
        $0.badge = index == 4 ? "9+" : nil
        $0.position = SeriesPosition(index: index + 1, count: app.words.iconTabs.count)
      }
      .selected(index == selected)
      .adapted(app) { if index == 4 { $0.value = app.words.newBadge } }
  }
}
