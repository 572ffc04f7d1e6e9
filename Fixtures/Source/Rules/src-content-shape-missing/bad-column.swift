import SwiftUI

struct PlanCard: View {
  var body: some View {
    VStack {
      Text("Plan")
      Spacer(minLength: 20)
      Text("Free")
    }
    .padding()
    .onTapGesture(count: 1) {}
    .accessibilityAddTraits(.isButton)
  }
}
