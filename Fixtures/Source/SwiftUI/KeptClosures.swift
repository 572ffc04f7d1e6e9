import SwiftUI

/// A closure that a view keeps is no modifier of the view.
struct ZapButton<Content: View>: View {
  @ViewBuilder let label: (Bool, String?) -> Content
  let isOn: Bool
  let name: String?

  init(isOn: Bool, name: String?, @ViewBuilder label: @escaping (Bool, String?) -> Content) {
    self.isOn = isOn
    self.name = name
    self.label = label
  }

  var body: some View {
    Button(
      action: { print("zap") },
      label: { self.label(self.isOn, self.name) }
    )
    .contextMenu {
      if let name { Button(name) {} } else { Button("Copy") {} }
    }
  }
}
