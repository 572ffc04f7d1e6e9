import SwiftUI

struct ExampleView: View {
  var body: some View {
    HStack { Text("A") }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Row")
  }
}
