import SwiftUI

struct AdjustableView: View {
  @State private var stars = 3
  var body: some View {
    HStack {
      ForEach(1..<6) { star in
        Image(systemName: star <= stars ? "star.fill" : "star")
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Rating")
    .accessibilityValue("\(stars) of 5")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: stars += 1
      case .decrement: stars -= 1
      @unknown default: break
      }
    }
  }
}
