import SwiftUI

struct CartButton: View {
  @State private var count = 0
  var body: some View {
    Button("Add to cart") {
      count += 1
      AccessibilityNotification.Announcement("Added").post()
    }
  }
}
