import SwiftUI

struct Example: View {
  var body: some View {
    Button {
    } label: {
      Image(systemName: "xmark")
    }
    .accessibilityLabel("order.close")
  }
}
