import SwiftUI

struct Example: View {
  var body: some View {
    Text("Ham").accessibilityLabel(Text("Ham pizza"))
  }
}