import SwiftUI

struct Example: View {
  var body: some View {
    VStack {
      // earshot:disable src-hidden-literal-false drawn by the bank
      Text("Cheese").accessibilityHidden(false)
    }
  }
}
