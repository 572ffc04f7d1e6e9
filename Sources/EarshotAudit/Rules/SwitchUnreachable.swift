import EarshotTree

extension Rule {
  /// VoiceOver can act on an element that scanning never comes to.
  static let switchUnreachable = Rule(
    "switch-unreachable", step: .scenario, severity: .error, confidence: .medium,
    impact: .blocks, criteria: ["2.1.1"],
    references: [
      "https://developer.apple.com/documentation/swiftui/view/accessibilityrespondstouserinteraction(_:)",
      "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitynavigationstyle",
      "https://www.w3.org/WAI/WCAG22/Understanding/keyboard.html",
    ],
    yieldsTo: ["trait-static-interactive", "trait-missing-button"],
    english: RuleText(
      "Switch Control never comes to an element that VoiceOver can act on.",
      what: "Switch Control never comes to “{name}”, though it does something",
      why: "who uses a switch, the keyboard or the voice cannot use it at all",
      advice: "give it the trait of what it is; remove accessibilityRespondsToUserInteraction "
        + "= false; for links in a text set accessibilityNavigationStyle to separate"),
    russian: RuleText(
      "Виртуальный контроллер не доходит до элемента, который работает с VoiceOver.",
      what: "виртуальный контроллер не доходит до «{name}», хотя элемент работает",
      why: "кто пользуется кнопкой, клавиатурой или голосом, не может им воспользоваться",
      advice: "задайте трейт того, чем он является; уберите "
        + "accessibilityRespondsToUserInteraction = false; для ссылок в тексте задайте "
        + "accessibilityNavigationStyle separate"),
    examples: RuleExamples(
      failing: [
        "▼ button \"Send\" not responds",
        """
        screen ru
        header "Будильники"
        ▼ header "Часы" handles activate
        """,
        """
        text "By continuing you agree to the terms of use and the privacy notice" frame 0,0,300,80
          ▼ link "terms of use" frame 0,20,100,20
          ▼ link "privacy notice" frame 120,20,100,20
        """,
        "▼ link \"Order 1542\" not responds handles activate",
      ],
      passing: [
        "button \"Send\"",
        "header button \"Clock\" handles activate",
        """
        text "You agree to the terms" navigation separate frame 0,0,300,80
          link "terms" frame 0,20,100,20
        """,
      ],
      falsePositives: [
        // What is dimmed does nothing for anybody.
        "button dimmed \"Send\" not responds",
        // A text without a function may say so.
        "text \"Total: 514\" not responds",
        // Taps reach a view with a gesture, so scanning comes to it.
        "element \"Clock\" tappable handles activate",
        // What lies in a row that takes taps is scanned with the row.
        """
        view tappable
          element "Clock" handles activate
        """,
        // A button with a picture in it is one control.
        """
        button "Send"
          image "Paper plane"
        """,
      ])
  ) { run in
    for stop in run.screen.stops where run.knows(stop, .traits) {
      let facts = run[stop]
      guard !facts.element.has(.notEnabled) else { continue }
      if facts.element.isInteractive {
        run.pass(stop)
      } else if facts.canBeActivated, !run.isInTappableView(stop) {
        run.fail(
          stop, ["name": .text(facts.spokenLabel)],
          fix: .of(
            facts.element.id,
            facts.element.respondsToUserInteraction.value == false
              ? .responds(nil) : .insertTraits(.button)))
      }
      run.checkLinks(in: stop)
    }
  }
}

extension NodeFacts {
  /// Whether a double tap of VoiceOver does something: the trait or the method says so.
  fileprivate var canBeActivated: Bool {
    role.isControl || element.handlers.value?.contains(.activate) == true
  }
}

extension RuleRun {
  /// Whether a cell or a view that takes taps holds it, and it does not say itself that it is none.
  fileprivate func isInTappableView(_ stop: AuditedScreen.Node) -> Bool {
    guard self[stop].element.respondsToUserInteraction.value == nil else { return false }
    return screen.ancestors(of: stop).contains { node in
      self[node].element.isTappable.value == true || self[node].element.systemContainer == .cell
    }
  }

  /// Links in a text get focus by VoiceOver's rotor; scanning takes the text as one thing unless it
  /// is told to go into it.
  fileprivate mutating func checkLinks(in stop: AuditedScreen.Node) {
    guard self[stop].role == .text, self[stop].element.navigationStyle.value != .separate else {
      return
    }
    for part in screen.descendants(of: stop) where self[part].isShown {
      guard self[part].element.has(.link), !self[part].element.has(.notEnabled) else { continue }
      fail(
        part, ["name": .text(self[part].spokenLabel)],
        fix: .of(self[stop].element.id, .navigationStyle(.separate)))
    }
  }
}
