import SwiftUI

// The badge has a background of its own, which no appearance changes.
struct BadgeView: View {
  var body: some View {
    ZStack {
      Text("New").foregroundColor(.black)
    }
    .background(.yellow)
  }
}
