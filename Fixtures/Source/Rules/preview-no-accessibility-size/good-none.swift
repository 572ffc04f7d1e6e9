import SwiftUI

// Without a preview there is none to add to.
struct PriceView: View {
  var body: some View { Text("Price") }
}
