import SwiftUI

struct Example: View {
  var body: some View {
    Text("Ham")
      .font(.body)
      // Heard since the spring.
      .accessibilityHidden(
        false
      )
      .padding()
  }
}
