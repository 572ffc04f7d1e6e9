import EarshotTree

extension Rule {
  static let adjustableHidesControls = Rule(
    "adjustable-hides-controls", .simplify, .info, .low, .slows,
    "An adjustable element replaces the buttons in it for every technology.",
    what: "{adjustable|# adjustable element hides|# adjustable elements hide} "
      + "{count|# button|# buttons}",
    why: "Voice Control and Switch Control find no button to press, nor do tests",
    advice: "adjust only while VoiceOver runs, or offer the buttons as actions or input labels",
    wcag: ["2.1.1"],
    references: [.apple("uikit/uiaccessibilitycustomaction"), .wcag("keyboard.html")],
    fails: """
      ▼ element adjustable "Количество" value "1"
        button "Уменьшить"
        text "1"
        button "Увеличить"
      --- A screen of them is one question.
      ▼ element adjustable "Guests" value "2"
        button "Less"
        button "More"
      element adjustable "Rooms" value "1"
        button "Less"
        button "More"
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
      --- Who does not listen has the buttons.
      element adjustable "Количество" value "1" whileVoiceOverRuns
        button "Уменьшить"
        button "Увеличить"
      --- The parts of a slider are no buttons of the app.
      element type UISlider adjustable "Volume" value "50 %"
        button "Thumb"
      """,
    check: .screen { run in
      var found: [(stop: Node, hidden: [Node])] = []
      for stop in run.screen.stops where stop.role == .adjustable {
        let hidden = stop.descendants.filter {
          $0.reactsToTap && $0.isShown && !$0.isHiddenFromTechnology
        }
        if hidden.isEmpty { continue }
        let hasOthers = stop.hasActions || stop.element.userInputLabels.value?.isEmpty == false
        if hasOthers || stop.element.isOnlyWhileVoiceOverRuns.value == true {
          run.pass(stop)
        } else if run.isCaptured(stop, .customActions, .userInputLabels) {
          found.append((stop, hidden))
        }
      }
      // The app answers one question for all of them.
      guard let first = found.first else { return }
      let hidden = found.flatMap(\.hidden)
      run.fail(
        first.stop, ["adjustable": .count(found.count), "count": .count(hidden.count)],
        fix: Fix(found.map { Fix.Edit($0.stop, .actions(run.actions(of: $0.hidden))) }),
        covers: found.dropFirst().map(\.stop) + hidden)
    })
}
