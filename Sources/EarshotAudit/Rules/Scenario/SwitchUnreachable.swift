import EarshotTree

extension Rule {
  static let switchUnreachable = Rule(
    "switch-unreachable", .scenario, .error, .medium, .blocks,
    "Switch Control never comes to an element that VoiceOver can act on.",
    what: "Switch Control never comes to “{name}”, though it does something",
    why: "who uses a switch, the keyboard or the voice cannot use it at all",
    advice: "give it the trait of what it is; remove accessibilityRespondsToUserInteraction "
      + "= false; for links in a text set accessibilityNavigationStyle to separate",
    wcag: ["2.1.1"],
    references: [
      .apple("swiftui/view/accessibilityrespondstouserinteraction(_:)"),
      .apple("objectivec/nsobject-swift.class/accessibilitynavigationstyle"),
      .wcag("keyboard.html"),
    ],
    supersededBy: ["trait-static-interactive", "trait-missing-button"],
    fails: """
      ▼ button "Send" not responds
      --- screen ru
      header "Будильники"
      ▼ header "Часы" handles activate
      ---
      text "By continuing you agree to the terms of use and the privacy notice" frame 0,0,300,80
        ▼ link "terms of use" frame 0,20,100,20
        ▼ link "privacy notice" frame 120,20,100,20
      ---
      ▼ link "Order 1542" not responds handles activate
      """,
    passes: """
      button "Send"
      ---
      header button "Clock" handles activate
      ---
      text "You agree to the terms" navigation separate frame 0,0,300,80
        link "terms" frame 0,20,100,20
      --- What is dimmed does nothing for anybody.
      button dimmed "Send" not responds
      --- A text without a function may say so.
      text "Total: 514" not responds
      --- Taps reach a view with a gesture, so scanning comes to it.
      element "Clock" tappable handles activate
      --- What lies in a row that takes taps is scanned with the row.
      view tappable
        element "Clock" handles activate
      --- A button with a picture in it is one control.
      button "Send"
        image "Paper plane"
      """,
    check: .screen { run in
      let stops = run.screen.stops.filter {
        run.isCaptured($0, .traits) && !$0.element.has(.notEnabled)
      }
      for stop in stops {
        if stop.isScanned {
          run.pass(stop)
        } else if stop.role.isControl || stop.handles(.activate) {
          let isRefused = stop.element.respondsToUserInteraction.value == false
          run.fail(
            stop, ["name": .text(stop.spokenLabel)],
            fix: .of(stop, isRefused ? .responds(nil) : .insertTraits(.button)))
        }
        for link in stop.linksPassedOver {
          run.fail(
            link, ["name": .text(link.spokenLabel)],
            fix: .of(stop, .navigationStyle(.separate)))
        }
      }
    })
}

extension Node {
  /// Links in a text get focus by VoiceOver's rotor; scanning takes the text as one thing unless it
  /// is told to go into it.
  fileprivate var linksPassedOver: [Node] {
    guard role == .text, element.navigationStyle.value != .separate else { return [] }
    return descendants.filter {
      $0.isShown && $0.element.has(.link) && !$0.element.has(.notEnabled)
    }
  }
}
