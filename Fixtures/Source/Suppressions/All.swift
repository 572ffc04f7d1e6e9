import SwiftUI

struct Example: View {
  var body: some View {
    VStack {
      // earshot:disable all drawn by the bank
      Text("Ham").accessibilityHidden(false)
      Text("Cheese").accessibility(label: Text("Cheese"))
      // earshot:enable all
      Text("Egg").accessibilityHidden(false)
      // earshot:disable:next all drawn by the bank
      Text("Tuna")
    }
  }
}
