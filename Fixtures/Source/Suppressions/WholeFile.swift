// earshot:disable all drawn by the bank
import SwiftUI

struct Example: View {
  var body: some View {
    Text("Cheese").accessibilityHidden(false)
  }
}
// earshot:enable all
