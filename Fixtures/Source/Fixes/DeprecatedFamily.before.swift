import SwiftUI

struct Example: View {
  var body: some View {
    Text("Ham")
      .font(.body)
      // The kitchen says so.
      .accessibility(label: Text("Ham pizza"))  // as on the menu
      .accessibility(value: Text("\(2) slices"))
      .accessibility(hint: Text("Opens the order."))
      .accessibility(identifier: "ham")
      .accessibility(addTraits: .isHeader)
      .accessibility(removeTraits: [.isStaticText, .isImage])
      .accessibility(sortPriority: 2)
      .accessibility(inputLabels: [Text("Ham")])
  }
}
