import SwiftUI

struct ExampleView: View {
  var body: some View {
    Text("Card").draggable("card")
    Text("Basket").dropDestination(for: String.self) { _, _ in true }
  }
}
