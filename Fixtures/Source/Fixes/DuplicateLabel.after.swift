import SwiftUI

struct Example: View {
  var body: some View {
    Text("9 €").font(.body).accessibilityLabel("nine euros")
  }
}
