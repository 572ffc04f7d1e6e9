import SwiftUI

/// Texts are prepared for translations, of which the app has none.
@main
struct RadarApp: App {
  var body: some Scene { WindowGroup { RadarView() } }
}

struct RadarView: View {
  var body: some View {
    VStack {
      Text(NSLocalizedString("Radar", comment: "the title"))
      RadarMap()
    }
  }
}

struct RadarMap: UIViewRepresentable {
  func makeUIView(context: Context) -> UIImageView {
    let view = UIImageView()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Rain in the next hour"
    return view
  }

  func updateUIView(_ view: UIImageView, context: Context) {}
}
