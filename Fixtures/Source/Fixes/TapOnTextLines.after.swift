import SwiftUI

struct Example: View {
  func open() {}

  var body: some View {
    Text("Ham pizza")
      .font(.body)
      .onTapGesture {
        open()
      }
      .padding()  // room for a thumb
      .accessibilityAddTraits(.isButton)
  }
}
