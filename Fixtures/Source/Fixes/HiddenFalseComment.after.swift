import SwiftUI

struct Example: View {
  var body: some View {
    Text("Ham")
      // heard since the spring
  }
}
