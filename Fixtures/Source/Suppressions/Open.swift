import SwiftUI

struct Example: View {
  var body: some View {
    VStack {
      Text("Ham").accessibilityHidden(false)
      // earshot:disable all drawn by the bank
      Text("Cheese").accessibilityHidden(false)
    }
  }
}
