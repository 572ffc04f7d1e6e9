import SwiftUI

struct Example: View {
  var body: some View {
    VStack {
      // earshot:disable:next src-hidden-literal-false
      Text("Ham").accessibilityHidden(false)
      // earshot:ignore src-hidden-literal-false — shown since spring
      Text("Cheese").accessibilityHidden(false)
    }
  }
}
