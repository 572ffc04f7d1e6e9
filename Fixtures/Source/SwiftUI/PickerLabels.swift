import SwiftUI

struct Layout: Hashable {
  let title: String
}

struct PickerLabels: View {
  @Binding var layout: Layout
  @State private var size = "Small"
  let layouts: [Layout]

  var body: some View {
    Picker(selection: $layout) {
      ForEach(layouts, id: \.self) { Text($0.title).tag($0) }
    } label: {
      Text("Layout")
      Text(layout.title)
    }
    .pickerStyle(.menu)
    Picker(selection: $size) {
      Text("Small").tag("Small")
      Text("Large").tag("Large")
    } label: {
      Text("Size")
      Text(size)
    }
    Picker(selection: $size) {
      Text("Small").tag("Small")
    } label: {
      Text("Size")
      Text("of letters")
    }
  }
}
