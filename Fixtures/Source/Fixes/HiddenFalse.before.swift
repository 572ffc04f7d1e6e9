import SwiftUI

struct Example: View {
  var body: some View {
    Text("Ham").accessibilityHidden(false).padding()
  }
}
