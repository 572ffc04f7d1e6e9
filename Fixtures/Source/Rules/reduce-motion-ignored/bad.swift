import SwiftUI

struct ExampleView: View {
  @State private var scale = 1.0
  var body: some View {
    Circle().scaleEffect(scale)
      .animation(.easeInOut.repeatForever(), value: scale)
  }
}
