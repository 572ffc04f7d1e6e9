import SwiftUI

struct ExampleView: View {
  var body: some View {
    Text("Small print").font(.system(size: 11))
  }
}
