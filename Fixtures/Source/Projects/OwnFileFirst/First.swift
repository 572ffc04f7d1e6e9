import SwiftUI

struct FirstView: View {
  var body: some View {
    VStack {
      Text(Localization.title)
      Image.seal
        .onTapGesture {}
        .accessibilityLabel("Keep")
    }
  }
}

private enum Localization {
  static let title = "Orders"
}
