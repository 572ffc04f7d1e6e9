import OtherModule
import SwiftUI

/// Rows of a settings screen: the value that each is given, of a type of another module, decides what it shows.
struct KindsOfRowsView: View {
  var body: some View {
    VStack {
      RowView(setting: .init(title: "Dark", value: .toggle(.init(subtitle: "At night"))))
      RowView(setting: .init(title: "Site", value: .link(.init(url: "example.org"))))
      Text(String(repeating: "ha", count: 2))
      Text(String(repeating: "ha", count: Int.random(in: 1...3)))
    }
  }
}

struct RowView: View {
  let setting: Setting

  var body: some View {
    switch setting.value {
    case .group(let value): Section(setting.title) { Text(value.footer) }
    case .toggle(let value):
      Text(setting.title)
      Text(value.subtitle)
    case .link(let value): Link(setting.title, destination: value.url)
    case .custom: Text("Custom")
    }
  }
}
