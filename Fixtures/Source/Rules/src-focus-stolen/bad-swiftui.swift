import SwiftUI

struct NewsView: View {
  @AccessibilityFocusState private var isOnTop: Bool
  let timer = Timer.publish(every: 30, on: .main, in: .common).autoconnect()
  var body: some View {
    Text("News")
      .accessibilityFocused($isOnTop)
      .onReceive(timer) { _ in
        isOnTop = true
      }
  }
}
