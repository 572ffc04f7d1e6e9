import SwiftUI

struct PriceView: View {
  var body: some View {
    Text("Price").environment(\.sizeCategory, .large)
  }
}
