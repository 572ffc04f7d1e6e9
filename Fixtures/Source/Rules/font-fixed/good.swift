import SwiftUI

struct ExampleView: View {
  var body: some View {
    VStack {
      Text("Small print").font(.footnote)
      Image(systemName: "star").font(.system(size: 60))
    }
  }
}
