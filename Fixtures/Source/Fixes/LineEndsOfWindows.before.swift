import SwiftUI

struct Example: View {
  var body: some View {
    VStack {
      Text("Ham").accessibility(label: Text("Ham pizza"))
        .accessibilityHidden(false)
      Text("Cheese")
        .onTapGesture {}
    }
  }
}
