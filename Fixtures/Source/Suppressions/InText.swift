import SwiftUI

struct Example: View {
  var body: some View {
    Text("// earshot:disable all in a text is none").accessibilityHidden(false)
  }
}
