import SwiftUI

struct PriceView: View {
  var body: some View { Label("Price", systemImage: "tag") }
}

struct PriceView_Previews: PreviewProvider {
  static var previews: some View {
    PriceView().preferredColorScheme(.dark)
  }
}
