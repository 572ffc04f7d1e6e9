import SwiftUI

struct Example: View {
  var body: some View {
    VStack {
      // earshot:disable:next src-deprecated-modifier old systems
      Text("Ham").accessibility(label: Text("Ham pizza"))
      // earshot:disable src-hidden-literal-false shown since the spring
      Text("Cheese").accessibilityHidden(false)
      // earshot:enable src-hidden-literal-false
    }
  }
}
