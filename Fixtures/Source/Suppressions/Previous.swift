import SwiftUI

struct Example: View {
  var body: some View {
    VStack {
      Text("Ham").accessibilityHidden(false)
      // earshot:disable:previous src-hidden-literal-false shown since spring
      Text("Cheese").accessibilityHidden(false)
    }
  }
}
