import SwiftUI

struct Example: View {
  var body: some View {
    Button("Pay now") {}
      .accessibilityHint("Pay now")
  }
}
