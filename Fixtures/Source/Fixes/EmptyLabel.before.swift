import SwiftUI

struct Example: View {
  var body: some View {
    HStack {
      Image("wave").resizable().accessibilityLabel("")
      Image("flag")
        .resizable()
        .accessibilityLabel(Text(""))
      Text("Ham")
    }
  }
}
