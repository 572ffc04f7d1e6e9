import SwiftUI

struct ExampleView: View {
  @State private var size = 0
  var body: some View {
    Picker("Size", selection: $size) { Text("S").tag(0) }.pickerStyle(.wheel)
  }
}
