import SwiftUI

struct TabBarOfViews: View {
  var body: some View {
    HStack {
      Button("Menu") {}
        .accessibilityAddTraits(.isSelected)
      Button("Cart") {}
    }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isTabBar)
  }
}
