import EarshotTree

extension Rule {
  static let primaryActionNoSummary = Rule(
    "primary-action-no-summary", .navigate, .info, .low, .slows,
    "The main button does not say the sum that stands beside it.",
    what: "“{label}” does not say “{price}”, which stands {distance|# point|# points} away",
    why: "a listener who goes straight to the button agrees to a sum that was not said",
    advice: "say the sum with the button, as its value or in its label",
    references: [.apple("uikit/uiaccessibilityelement/accessibilityvalue")], isOptIn: true,
    settings: ["distance": 120], screen: "375x812",
    fails: """
      screen 375x812 ru
      view frame 0,0,375,812
        text "Итого" frame 16,700,200,24
        text "514 рублей" frame 260,700,100,24
        ▼ button "В корзину" frame 16,740,343,52
      --- screen 375x812 en
      view frame 0,0,375,812
        header "Your order" frame 16,60,300,30
        text "Total $24.90" frame 16,640,343,24
        ▼ button "Place order" frame 16,700,343,50 appearance (background "#005FCC")
      --- screen 375x812 de
      view frame 0,0,375,812
        text "12,50 €" frame 16,620,120,30
        ▼ button "Jetzt bezahlen" frame 16,680,343,56
        text "Mit der Zahlung stimmst du zu" frame 16,750,343,30
      """,
    passes: """
      screen 375x812 ru
      view frame 0,0,375,812
        text "Итого" frame 16,700,200,24
        text "514 рублей" frame 260,700,100,24
        button "В корзину за 514 рублей" frame 16,740,343,52
      --- screen 375x812 en
      view frame 0,0,375,812
        text "$24.90" frame 16,640,343,24
        button "Place order" value "$24.90" frame 16,700,343,50
      --- Nobody knows which of two prices the button is about.
      screen 375x812 en
      view frame 0,0,375,812
        text "Monthly" frame 16,560,160,20
        text "$4.99" frame 16,584,160,24
        text "Yearly" frame 200,560,160,20
        text "$39.99" frame 200,584,160,24
        button "Continue" frame 16,700,343,50
      --- A small button beside a price is that of a row.
      screen 375x812 en
      view frame 0,0,375,812
        text "$4.99" frame 16,700,160,24
        button "Add" frame 280,690,79,44
      --- A button that only has an outline is the lesser choice.
      screen 375x812 en
      view frame 0,0,375,812
        text "$4.99" frame 16,660,160,24
        button "Remove" frame 16,700,343,50 appearance (text "Remove" color "#CC0000")
      """,
    boundaries: """
      --- distance
      screen 375x812 en
      view frame 0,0,375,812
        text "$24.90" frame 16,{500|499},343,20
        ▼ button "Place order" frame 16,640,343,50
      """,
    check: .whole { run in
      let screen = run.screen
      guard let bounds = screen.bounds else { return .incomplete(.noScreenSize) }
      let main = screen.controls.filter { $0.isMainAction(of: bounds) }
      // Several wide buttons are a list, or two answers; none of them is known to be the main one.
      guard main.count == 1, let action = main.first, let place = action.sight else {
        return .inapplicable
      }
      let prices = screen.stops.compactMap { stop -> (stop: Node, distance: Double)? in
        guard stop.role == .text, MoneyLexicon.isPrice(stop.foldedLabel), let frame = stop.sight
        else { return nil }
        let distance = max(0, place.y - frame.maxY, frame.y - place.maxY)
        return distance <= run["distance"] ? (stop, distance) : nil
      }
      guard prices.count == 1, let price = prices.first else { return .inapplicable }
      let said = action.spokenLabel + (action.element.value.value ?? "")
      guard !said.contains(where: \.isNumber) else { return .pass }
      return .fail(
        [
          "price": .text(price.stop.spokenLabel), "distance": .number(price.distance.rounded()),
        ],
        on: action, fix: .of(action, .value(.known(price.stop.spokenLabel))))
    })
}

extension Node {
  /// Whether it is a filled button as wide as the screen at its bottom, as far as looks are told.
  fileprivate func isMainAction(of bounds: Rect) -> Bool {
    guard role == .button, let frame = sight, !traits.contains(.backButton) else { return false }
    let isFilled = element.appearance.value.map { $0.background != nil } ?? true
    return isFilled && frame.width >= 0.6 * bounds.width && frame.height >= 40
      && frame.center.y >= bounds.height * 2 / 3
  }
}
