import SwiftUI

struct Example: View {
  var body: some View {
    VStack {
      // earshot:disable:next src-hidden-literal-fals shown since spring
      Text("Ham").accessibilityHidden(false)
    }
  }
}
