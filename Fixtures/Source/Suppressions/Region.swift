import SwiftUI

struct Example: View {
  var body: some View {
    VStack {
      Text("Ham").accessibilityHidden(false)
      // earshot:disable src-hidden-literal-false src-deprecated-modifier shown since spring
      Text("Cheese").accessibilityHidden(false)
      // earshot:enable src-hidden-literal-false
      Text("Egg").accessibilityHidden(false).accessibility(label: Text("Egg"))
      // earshot:enable src-deprecated-modifier
      Text("Tuna").accessibilityHidden(false).accessibility(label: Text("Tuna"))
    }
  }
}
