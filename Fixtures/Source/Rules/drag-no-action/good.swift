import SwiftUI

struct ExampleView: View {
  var body: some View {
    Text("Card").draggable("card")
      .accessibilityAction(named: "Move up") {}
  }
}
