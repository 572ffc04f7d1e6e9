import SwiftUI

@main struct PizzaApp: App {
  var body: some Scene { WindowGroup { MenuView() } }
}

/// Words for VoiceOver in an app without translations.
struct MenuView: View {
  var body: some View {
    Button("Order") {}
      .accessibilityLabel("Order a pizza")
  }
}
