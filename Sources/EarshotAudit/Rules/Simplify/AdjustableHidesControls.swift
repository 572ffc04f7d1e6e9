import EarshotTree

extension Rule {
  static let adjustableHidesControls = Rule(
    "adjustable-hides-controls", .simplify, .info, .low, .slows,
    "An adjustable element replaces the buttons in it for every technology.",
    what: "the adjustable element hides {count|# button|# buttons}",
    why: "Voice Control and Switch Control find no button to press, nor do tests",
    advice: "adjust only while VoiceOver runs, or offer the buttons as actions or input labels",
    wcag: ["2.1.1"],
    references: [.apple("uikit/uiaccessibilitycustomaction"), .wcag("keyboard.html")],
    fails: """
      ▼ element adjustable "Количество" value "1"
        button "Уменьшить"
        text "1"
        button "Увеличить"
      ---
      ▼ element segments adjustable "Delivery" value "Courier, 1 of 2"
        button selected "Courier"
        button "Pick-up"
      ---
      ▼ element collection adjustable "Offers" value "Caesar, 1 of 3"
        cell tappable
          text "Caesar"
        cell tappable
          text "Punch"
      """,
    passes: """
      element adjustable "Guests" value "2" actions "One less" "One more"
        button "Less"
        button "More"
      ---
      element adjustable "Delivery" value "Courier, 1 of 2" names "Courier" "Pick-up"
        button "Courier"
        button "Pick-up"
      ---
      element adjustable "Rating" value "4 of 5"
        view image
        view image
      --- The parts of a slider are no buttons of the app.
      element type UISlider adjustable "Volume" value "50 %"
        button "Thumb"
      """,
    check: .each(\.stops, where: { $0.role == .adjustable }) { stop, run in
      let hidden = stop.descendants.filter {
        $0.reactsToTap && $0.isShown && !$0.isHiddenFromTechnology
      }
      guard !hidden.isEmpty else { return .inapplicable }
      if stop.hasActions || stop.element.userInputLabels.value?.isEmpty == false { return .pass }
      if let missing = stop.missing(.customActions, .userInputLabels) { return missing }
      return .fail(
        ["count": .count(hidden.count)], fix: .actions(run.actions(of: hidden)), covers: hidden)
    })
}
