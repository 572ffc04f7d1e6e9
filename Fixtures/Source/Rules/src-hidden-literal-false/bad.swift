import SwiftUI

struct ExampleView: View {
  var body: some View {
    Image("map").accessibilityLabel("Map").accessibilityHidden(false)
  }
}
