import EarshotTree
import EarshotUIKit

/// A number between two buttons, and its price.
struct CounterScreen: AppScreen {
  let name = PizzaScreen.counter
  private static let limits = 1...10
  private var quantity = 1

  func root(in app: AppContext) -> View {
    let price = Price(quantity * app.words.counterPrice.amount)
    let views: [View] = [
      button("minus", x: 28, isEnabled: quantity > Self.limits.lowerBound),
      .label("count", Rect(96, 404, 20, 48), "\(quantity)"),
      button("plus", x: 132, isEnabled: quantity < Self.limits.upperBound),
      .label("price", Rect(240, 404, 100, 48), app.words.sign(price)),
    ]
    let counter = View.plain("counter", Rect(24, 400, 327, 56), views).adapted(app) {
      $0.isElement = true
      $0.label = app.words.amount
      $0.value = app.words.counted(quantity, app.words.spoken(price))
      $0.traits = .adjustable
      $0.adjustment = .range(
        Adjustment.Range(
          minimum: Double(Self.limits.lowerBound), maximum: Double(Self.limits.upperBound),
          step: 1, value: Double(quantity), template: app.words.counterTemplate))
    }
    return .root("counter.root", [counter])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    switch event {
    case .tapped("minus"): change(by: -1)
    case .tapped("plus"): change(by: 1)
    case .adjusted("counter", let step): change(by: step)
    default: return false
    }
    return true
  }

  private mutating func change(by step: Int) {
    quantity = min(max(quantity + step, Self.limits.lowerBound), Self.limits.upperBound)
  }

  private func button(_ id: String, x: Double, isEnabled: Bool) -> View {
    .button(id, Rect(x, 404, 48, 48), image: "ic_\(id)").enabled(isEnabled)
      .colored(isEnabled ? "#EA6029" : "#D6D6D6")
  }
}
