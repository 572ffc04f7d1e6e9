import SwiftUI

struct PriceView: View {
  var body: some View { Text("Price") }
}

#Preview("Standard") {
  PriceView()
}

#Preview("Large text") {
  PriceView().dynamicTypeSize(.accessibility3)
}
