import SwiftUI

struct Example: View {
  var body: some View {
    VStack {
      Button {
      } label: {
        Image(systemName: "xmark")
      }
      .accessibilityLabel("order.close")
      Text("order.close")
    }
  }
}
