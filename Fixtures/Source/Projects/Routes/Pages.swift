import SwiftUI

enum Page {
  case settings
  case orders(Order)
  case toppings

  @ViewBuilder
  func view() -> some View {
    switch self {
    case .settings: SettingsView()
    case .orders(let order): OrderView(order: order)
    case .toppings: Toppings(names: [])
    }
  }
}

struct Order {
  let name: String
}

struct SettingsView: View {
  var body: some View {
    List {
      Toggle("Notifications", isOn: .constant(true))
      Row(title: "Language")
    }
  }
}

struct OrderView: View {
  let order: Order

  var body: some View {
    Text(order.name)
    Row(title: "Repeat")
  }
}

/// Shown by the screens that show it, and not a screen of its own.
struct Row: View {
  let title: String

  var body: some View { Button(title) {} }
}

/// Behind a condition that only runs will tell.
struct CompactRoot: View {
  var body: some View { Text("Small") }
}

/// Code that nobody uses.
struct OldView: View {
  var body: some View { Text("Old") }
}
