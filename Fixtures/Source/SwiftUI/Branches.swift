import SwiftUI

struct BranchesView: View {
  @State private var isLoading = false
  let items = ["Milk", "Bread"]
  let owner: Owner?
  var body: some View {
    VStack {
      if isLoading {
        ProgressView("Loading")
      } else {
        ForEach(items, id: \.self) { item in
          Text(item)
        }
      }
      if let owner {
        Text(owner.name)
      }
      switch items.count {
      case 0: Text("Nothing")
      case 2: Text("Two")
      default: Text("Many")
      }
    }
  }
}

struct Owner {
  let name: String
}
