import SwiftUI

/// Who shows a screen hides its bar.
struct StartView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Open") {
        DoorView().navigationBarHidden(true)
      }
      .navigationTitle("Start")
    }
  }
}

struct DoorView: View {
  var body: some View {
    Text("Welcome").navigationTitle("Door")
  }
}

struct WallView: View {
  var body: some View {
    NavigationStack {
      Text("A wall")
        .navigationTitle("Wall")
        .toolbar(.hidden, for: .navigationBar)
    }
  }
}
