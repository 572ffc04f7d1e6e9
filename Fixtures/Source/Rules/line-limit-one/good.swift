import SwiftUI

struct ExampleView: View {
  var body: some View {
    VStack {
      Text("A sentence that is longer than a line").lineLimit(3)
      Text("12:45").lineLimit(1)
    }
  }
}
