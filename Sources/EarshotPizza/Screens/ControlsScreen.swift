import EarshotTree
import EarshotUIKit

/// A timer, a player, a slider, a stepper and a field for drawing.
struct ControlsScreen: AppScreen {
  let name = PizzaScreen.controls
  private static let limits = 0...10

  /// Seconds that are left.
  private var remaining = 12.0 * 60 + 34
  private var hasTicked = false
  private var isPlaying = false
  private var brightness = 0.5
  private var events = 3
  private var strokes: [Point] = []

  func root(in app: AppContext) -> View {
    .root("misc.root", [timer(app), player(app)] + slider(app) + stepper(app) + [drawing(app)])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    switch event {
    case .tapped("play"),
      .magicTap where app.isAdapted:
      isPlaying.toggle()
    case .slid("brightness", let value): brightness = value
    case .tapped("stepper.minus"): change(by: -1)
    case .tapped("stepper.plus"): change(by: 1)
    case .adjusted("stepper", let step): change(by: step)
    case .touched("drawing", let point): strokes.append(point)
    default: return false
    }
    return true
  }

  mutating func advance(by seconds: Double, in app: inout AppContext) {
    remaining = max(0, remaining - seconds)
    hasTicked = true
  }

  private mutating func change(by step: Int) {
    events = min(max(events + step, Self.limits.lowerBound), Self.limits.upperBound)
  }
}

extension ControlsScreen {
  private var seconds: Int { Int(remaining.rounded(.up)) }

  private var clock: String {
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Whole minutes until the timer runs; then it changes every second, as the drawn text does.
  private func spokenTime(_ words: any PizzaWords) -> String {
    let minutes = seconds / 60
    var parts: [String] = []
    if minutes > 0 || !hasTicked {
      parts.append(words.minutes(minutes))
    }
    if hasTicked { parts.append(words.seconds(seconds % 60)) }
    return parts.joined(separator: " ")
  }

  private func timer(_ app: AppContext) -> View {
    .label("timer", Rect(24, 120, 200, 30), app.words.remaining(clock)).adapted(app) {
      $0.traits = [.staticText, .updatesFrequently, .summaryElement]
      $0.label = app.words.remaining
      $0.value = spokenTime(app.words)
    }
  }

  private func player(_ app: AppContext) -> View {
    .button("play", Rect(24, 180, 48, 48), image: isPlaying ? "ic_pause" : "ic_play").adapted(app) {
      $0.label = isPlaying ? app.words.pause : app.words.play
      $0.traits = [.button, .startsMediaSession]
    }
  }

  private func slider(_ app: AppContext) -> [View] {
    let slider = View("UISlider", id: "brightness", frame: Rect(24, 276, 327, 31))
      .with { $0.value = brightness }
      .adapted(app) {
        $0.label = app.words.brightness
        $0.frame = Rect(24, 250, 327, 57)
      }
    let title = View.label("brightnessTitle", Rect(24, 250, 100, 22), app.words.brightness)
      .adapted(app) { $0.isElement = false }
    return [title, slider]
  }

  /// The book has one form of the word for all numbers; the adapted build has the right one.
  private func stepper(_ app: AppContext) -> [View] {
    let texts = app.words.events(events)
    let count = app.isAdapted ? texts.spoken : texts.printed
    let label = View.label("events", Rect(24, 340, 90, 24), count)
      .adapted(app) { $0.isElement = false }
    let stepper = View("UIStepper", id: "stepper", frame: Rect(250, 336, 101, 32)).containing([
      stepButton("minus", x: 250, app.words.decrease, isEnabled: events > Self.limits.lowerBound),
      stepButton("plus", x: 301, app.words.increase, isEnabled: events < Self.limits.upperBound),
    ]).adapted(app) {
      $0.isElement = true
      $0.label = app.words.amount
      $0.value = count
      $0.traits = .adjustable
      $0.adjustment = .range(
        Adjustment.Range(
          minimum: Double(Self.limits.lowerBound), maximum: Double(Self.limits.upperBound),
          step: 1, value: Double(events), template: app.words.eventsTemplate))
      $0.frame = Rect(24, 336, 327, 32)
    }
    return [label, stepper]
  }

  /// The system names the buttons of a stepper, in both builds.
  private func stepButton(_ id: String, x: Double, _ name: String, isEnabled: Bool) -> View {
    .button("stepper.\(id)", Rect(x, 336, 50, 32), image: id).enabled(isEnabled)
      .with { $0.overrides.label = name }
  }

  private func drawing(_ app: AppContext) -> View {
    View.plain("drawing", Rect(24, 400, 327, 200))
      .with { $0.drawing = strokes.isEmpty ? nil : "\(strokes.count) points" }
      .merged(app, app.words.drawing, .allowsDirectInteraction)
  }
}
