import SwiftUI

struct ExampleView: View {
  var body: some View {
    Text("3")
      .accessibilityAdjustableAction { direction in
        if direction == .increment { grow() }
      }
  }
}
