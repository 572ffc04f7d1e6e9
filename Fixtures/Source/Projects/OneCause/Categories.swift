import SwiftUI

struct CategoriesView: View {
  private let names = ["FOOD AND DRINK", "TRAVEL AND PLACES", "ALL ACTIVITIES"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        Button(name) {}
      }
      HStack {
        Image("chevron")
          .accessibilityRemoveTraits(.isImage)
          .accessibilityLabel("Open the details")
        Text("Details")
      }
      .onTapGesture { print("open") }
    }
  }
}
