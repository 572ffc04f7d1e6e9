import SwiftUI

struct ColorTile: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .frame(width: 60, height: 60)
      .onTapGesture {}
      .accessibilityIdentifier("tile")
  }
}
