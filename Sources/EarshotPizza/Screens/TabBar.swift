import EarshotTree
import EarshotUIKit

/// The tabs at the bottom of the menu.
enum TabBar {
  static func view(_ app: AppContext) -> View {
    let names = app.words.tabs
    let tabs = names.indices.map { index in
      View(
        "UITabBarButton", id: "tab.\(index + 1)", frame: Rect(2 + Double(index) * 94, 730, 90, 48)
      )
      .with {
        $0.text = names[index]
        $0.image = "tab_\(index + 1)"
        $0.position = SeriesPosition(index: index + 1, count: names.count)
      }
      .selected(index == 0).font(10)
      .colored(index == 0 ? "#000000" : "#A1A1A1", on: "#FBFBFA")
    }
    return View("UITabBar", id: "tabBar", frame: Rect(0, 729, 375, 83)).containing(tabs)
  }

  /// Shows what a tab stands for.
  static func open(_ id: String, in app: inout AppContext) -> Bool {
    switch id {
    case "tab.1": return true
    case "tab.2": app.push(OrderHistoryScreen())
    case "tab.3": app.push(PizzeriasScreen())
    case "tab.4": app.push(CartScreen())
    default: return false
    }
    return true
  }
}
