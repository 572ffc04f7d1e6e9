import SwiftUI

struct Example: View {
  var body: some View {
    Text("Ham")
      .font(.body)
      // The kitchen says so.
      .accessibilityLabel(Text("Ham pizza"))  // as on the menu
      .accessibilityValue(Text("\(2) slices"))
      .accessibilityHint(Text("Opens the order."))
      .accessibilityIdentifier("ham")
      .accessibilityAddTraits(.isHeader)
      .accessibilityRemoveTraits([.isStaticText, .isImage])
      .accessibilitySortPriority(2)
      .accessibilityInputLabels([Text("Ham")])
  }
}
