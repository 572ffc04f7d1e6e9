import SwiftUI

struct ExampleView: View {
  let isOld: Bool
  var body: some View {
    Image("map").accessibilityLabel("Map").accessibilityHidden(isOld)
  }
}
