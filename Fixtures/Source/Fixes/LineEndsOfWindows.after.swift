import SwiftUI

struct Example: View {
  var body: some View {
    VStack {
      Text("Ham").accessibilityLabel(Text("Ham pizza"))
      Text("Cheese")
        .onTapGesture {}
        .accessibilityAddTraits(.isButton)
    }
  }
}
