import SwiftUI

/// A row of an outline shows rows of its own.
struct OutlineRow: View {
  let item: Item

  var body: some View {
    VStack {
      Text(item.name)
      ForEach(item.children) { child in OutlineRow(item: child) }
    }
  }
}

#Preview {
  OutlineRow(item: Library.shared.book)
}

struct Item: Identifiable {
  let id = 0
  let name: String
  let children: [Item]
}
