import SwiftUI

/// Keys of a table that a view keeps, and keys with values that the code tells.
struct SettingsView: View {
  private let app = "Pizzeria"

  var body: some View {
    Text("welcome \(app)")
    Text("left \(3)")
    Toggle(isOn: .constant(true)) { Option("haptics.title", more: "haptics.more") }
  }
}

struct Option: View {
  private let title: LocalizedStringKey
  private let more: LocalizedStringKey?

  init(_ title: LocalizedStringKey, more: LocalizedStringKey? = nil) {
    self.title = title
    self.more = more
  }

  var body: some View {
    VStack {
      Text(title)
      if let more { Text(more) }
    }
  }
}
