import SwiftUI

struct Example: View {
  var body: some View {
    Text("9 €").accessibilityLabel("nine").font(.body).accessibilityLabel("nine euros")
  }
}
