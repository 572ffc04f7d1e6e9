import SwiftUI

struct ExampleView: View {
  var body: some View {
    HStack { Text("A") }
      .accessibilityLabel("Row")
      .accessibilityElement(children: .ignore)
  }
}
