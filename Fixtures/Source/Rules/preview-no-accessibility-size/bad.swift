import SwiftUI

struct PriceView: View {
  var body: some View { Text("Price") }
}

#Preview {
  PriceView()
}
