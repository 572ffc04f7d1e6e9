import SwiftUI

struct ExampleView: View {
  var body: some View {
    Text("A sentence that is longer than a line").lineLimit(1)
  }
}
