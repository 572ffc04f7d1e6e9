import SwiftUI

struct ExampleView: View {
  @Environment(\.accessibilityReduceMotion) private var isStill
  @State private var scale = 1.0
  var body: some View {
    Circle().scaleEffect(scale)
      .animation(isStill ? nil : .easeInOut.repeatForever(), value: scale)
  }
}
