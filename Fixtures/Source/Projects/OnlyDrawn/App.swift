import SwiftUI

@main struct PizzaApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}

/// Styles and views that only draw are heard in what has them, and are no screens.
struct HomeView: View {
  @State private var isWide = false

  var body: some View {
    ZStack {
      Blur()
      Waves()
      Badge(text: "New")
      VStack {
        Button("Order") {}.buttonStyle(BigStyle())
        Label("Cart", systemImage: "cart").labelStyle(WideStyle())
        Oven()
        Toggle("Wide", isOn: $isWide)
      }
    }
  }
}

struct BigStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    BigButton(configuration: configuration)
  }
}

struct BigButton: View {
  let configuration: ButtonStyleConfiguration

  var body: some View {
    configuration.label.font(.title).background(Image("crust"))
  }
}

struct WideStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

struct Blur: UIViewRepresentable {
  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: .light))
  }

  func updateUIView(_ view: UIVisualEffectView, context: Context) {}
}

struct Waves: UIViewRepresentable {
  func makeUIView(context: Context) -> WavesView { WavesView() }

  func updateUIView(_ view: WavesView, context: Context) { view.alpha = 0.5 }
}

final class WavesView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(CAGradientLayer())
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// What says something is heard, in words that are not known.
struct Badge: UIViewRepresentable {
  let text: String

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ view: UILabel, context: Context) { view.text = text }
}

struct Oven: UIViewRepresentable {
  func makeUIView(context: Context) -> OvenView { OvenView() }

  func updateUIView(_ view: OvenView, context: Context) {}
}

/// Controls are judged where they are used.
final class OvenView: UIView {
  let heat = Knob()
  let timer = Knob()
  let lamp = Lamp()

  override init(frame: CGRect) {
    super.init(frame: frame)
    heat.isAccessibilityElement = true
    heat.accessibilityLabel = "Heat"
    [heat, timer, lamp].forEach(addSubview)
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class Knob: UIControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  override func draw(_ rect: CGRect) {}
}

/// Nobody can touch it.
final class Lamp: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { fatalError() }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }

  override func draw(_ rect: CGRect) {}
}
