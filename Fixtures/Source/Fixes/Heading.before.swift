import SwiftUI

struct Example: View {
  var body: some View {
    VStack {
      Text("Delivery")
        .font(.system(size: 28))
      Text("Courier, 40 minutes").font(.system(size: 15))
      Text("Pick-up, 15 minutes").font(.system(size: 15))
    }
  }
}
