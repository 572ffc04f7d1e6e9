import SwiftUI

struct ExampleView: View {
  var body: some View {
    Text("Card").gesture(DragGesture().onEnded { _ in archive() })
      .accessibilityAction(named: "Archive") { archive() }
  }
}
