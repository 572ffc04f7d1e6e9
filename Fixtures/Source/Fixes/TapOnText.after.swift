import SwiftUI

struct Example: View {
  func open() {}

  var body: some View {
    VStack {
      Text("Ham pizza").onTapGesture { open() }.accessibilityAddTraits(.isButton)
      Text("Details of the order, with all extras and the time at which it comes").font(.body).onTapGesture { open() }
        .accessibilityAddTraits(.isButton)
    }
  }
}
