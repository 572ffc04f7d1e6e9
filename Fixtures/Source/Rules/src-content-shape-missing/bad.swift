import SwiftUI

struct AccountRow: View {
  var body: some View {
    HStack {
      Text("Account")
      Spacer()
      Text("Free")
    }
    .onTapGesture {}
  }
}
