import SwiftUI

/// What a row can do besides is an action of it.
struct DishesView: View {
  var body: some View {
    List {
      NavigationLink(destination: Text("Margherita")) {
        HStack {
          Text("Margherita")
          Text("8 euros")
          Button("Add to favourites") {}
        }
      }
      NavigationLink("Drafts") { Text("None") }
        .badge(3)
    }
  }
}
