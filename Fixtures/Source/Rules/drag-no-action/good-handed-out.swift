import SwiftUI

// Nothing in the app takes what is dragged: it is for other apps.
struct ExampleView: View {
  let url: URL
  var body: some View {
    Text("Card").draggable(url)
  }
}
