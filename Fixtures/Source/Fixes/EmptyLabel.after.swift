import SwiftUI

struct Example: View {
  var body: some View {
    HStack {
      Image("wave").resizable().accessibilityHidden(true)
      Image("flag")
        .resizable()
        .accessibilityHidden(true)
      Text("Ham")
    }
  }
}
