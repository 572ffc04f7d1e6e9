import SwiftUI

struct Example: View {
  var body: some View {
    VStack {
      Text("Ham").accessibilityHidden(false)  // earshot:disable:this src-hidden-literal-false shown since spring
      /* earshot:disable:this src-hidden-literal-false shown since spring */ Text("Egg").accessibilityHidden(false)
      Text("Cheese").accessibilityHidden(false)
    }
  }
}
