import SwiftUI

struct Example: View {
  var body: some View {
    Button("Pay") {}
      // the old words
      .padding()
      .accessibilityHint("Opens the bank.")
  }
}
