import SwiftUI

struct ReaderView: View {
  @Environment(\.accessibilityVoiceOverEnabled) private var isListening
  var body: some View {
    VStack {
      Text("Page")
      if isListening {
        Button("Next page") {}
      }
    }
  }
}
