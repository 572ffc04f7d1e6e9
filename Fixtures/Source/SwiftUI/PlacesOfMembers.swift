import SwiftUI

/// A view that is written as a member of a type has a place as well.
struct Filters: View {
  var body: some View {
    VStack {
      Text("Filters")
      ForEach(0..<2, id: \.self) { index in
        Color.clear
          .overlay {
            Text("Excluded")
            Text("Language")
          }
          .onTapGesture { exclude(index) }
      }
    }
  }

  private func exclude(_ index: Int) {}
}
