import SwiftUI

struct ExampleView: View {
  var body: some View {
    Image("line").accessibilityLabel("")
  }
}
