import SwiftUI

struct Example: View {
  var body: some View {
    VStack {
      // earshot:disabel:next src-hidden-literal-false shown since spring
      Text("Ham").accessibilityHidden(false)
      // earshot:enable src-empty-string
      Text("Cheese")
    }
  }
}
