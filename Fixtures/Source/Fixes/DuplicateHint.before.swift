import SwiftUI

struct Example: View {
  var body: some View {
    Button("Pay") {}
      .accessibilityHint("Goes to the bank.")  // the old words
      .padding()
      .accessibilityHint("Opens the bank.")
  }
}
