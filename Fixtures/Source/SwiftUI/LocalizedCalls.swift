import SwiftUI

/// Texts by `.localized("key")`, which a module adds that is not in the project.
struct HelpView: View {
  let count: Int

  var body: some View {
    VStack {
      Text(.localized("Help"))
      Button(.localized("Call us")) {}
      NavigationLink(.localized("Opening hours")) {
        Text("From ten to eight")
      }
      Text(String.localized("Questions"))
      Text(.localized("%lld answers", arguments: count))
      // A member that nothing tells is a title all the same.
      NavigationLink(.imprint) { Text("Baker Street") }
    }
  }
}
