import SwiftUI

struct ExampleView: View {
  var body: some View {
    Image(decorative: "line").accessibilityHidden(true)
  }
}
