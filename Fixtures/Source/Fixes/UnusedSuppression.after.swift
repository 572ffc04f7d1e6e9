import SwiftUI

struct Example: View {
  var body: some View {
    VStack {
      Text("Ham")
      Text("Cheese")
    }
  }
}
