import EarshotTree

extension Rule {
  /// Several controls answer to the same spoken name.
  static let voiceNameDuplicate = Rule(
    "voice-name-duplicate", step: .label, severity: .warning, confidence: .high, impact: .slows,
    criteria: ["2.5.3"],
    references: [
      "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityuserinputlabels"
    ],
    yieldsTo: ["label-duplicate-controls", "repeated-row-actions"],
    english: RuleText(
      "Several controls answer to the same name in Voice Control.",
      what: "controls that answer to “{name}”: {count}",
      why: "after the name is spoken, Voice Control shows numbers and asks for one of them",
      advice: "give each control a name of its own by accessibilityUserInputLabels"),
    russian: RuleText(
      "Несколько элементов откликаются на одно имя в Управлении голосом.",
      what: "элементов, которые откликаются на «{name}»: {count}",
      why: "после имени Управление голосом показывает номера и просит выбрать",
      advice: "дайте каждому свое имя через accessibilityUserInputLabels"),
    examples: RuleExamples(
      failing: [
        """
        screen ru
        ▼ button tabBarItem "Корзина"
        button "Оформить заказ на 514 рублей" names "Корзина"
        """,
        """
        ▼ searchField "Search" input ()
        button "Search"
        """,
        """
        text "Margherita"
        ▼ button "Café, 5 minutes" names "Cafe"
        text "Napoli"
        link "Café"
        button "CAFE"
        """,
      ],
      passing: [
        "button \"Add\" names \"Add tea\"\nbutton \"Add\" names \"Add milk\"",
        "button \"Search\"\ntext \"Search\"",
        "button \"Edit address\"\nlink \"Edit phone\"",
      ],
      falsePositives: [
        // Without names they show numbers at once, and other rules ask for the names.
        "button appearance (image \"ic_plus\")\nbutton",
        // What lies below the part in sight does not answer.
        """
        screen 375x812
        scroll clips frame 0,0,375,812
          button "Order" frame 16,100,343,48
          link "Order" frame 16,1900,343,48
        """,
        // The keys of a keyboard are typed by words.
        "keyboardKey \"A\"\nbutton \"A\"",
      ])
  ) { run in
    let screen = run.screen
    var heard: [AuditedScreen.Node] = []
    for stop in screen.controls where !screen[stop].isUnnamedByVoice && !screen.isOutOfSight(stop) {
      if run.knows(stop, .userInputLabels) { heard.append(stop) }
    }
    let names = SameNames(heard, on: screen, by: { screen[$0].voiceName.folded })
    for stop in names.single { run.pass(stop) }
    for group in names.groups {
      let name = run[group[0]].voiceName
      let changes = names.distinctNames(for: group, from: name).map { zip(group, $0) }
      run.fail(
        group[0], ["name": .text(name), "count": .number(Double(group.count))],
        fix: changes.map { pairs in
          Fix(pairs.map { Fix.Edit(screen[$0].element.id, .inputLabels([$1])) })
        },
        covers: Array(group.dropFirst()))
    }
  }
}

extension NodeFacts {
  fileprivate var isUnnamedByVoice: Bool {
    role == .keyboardKey || hasNoName && (element.userInputLabels.value ?? []).isEmpty
      || voiceName.isEmpty
  }
}
