import SwiftUI

struct ExampleView: View {
  var body: some View {
    VStack {
      Text("AAPL")
      Text("182")
    }
    .accessibilityLabel("Apple")
  }
}
