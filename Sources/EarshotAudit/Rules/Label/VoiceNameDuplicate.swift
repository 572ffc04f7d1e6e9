import EarshotTree

extension Rule {
  static let voiceNameDuplicate = Rule(
    "voice-name-duplicate", .label, .warning, .high, .slows,
    "Several controls answer to the same name in Voice Control.",
    what: "controls that answer to “{name}”: {count}",
    why: "after the name is spoken, Voice Control shows numbers and asks for one of them",
    advice: "give each control a name of its own by accessibilityUserInputLabels",
    wcag: ["2.5.3"],
    references: [.apple("objectivec/nsobject-swift.class/accessibilityuserinputlabels")],
    supersededBy: ["label-duplicate-controls", "repeated-row-actions"],
    fails: """
      screen ru
      ▼ button tabBarItem "Корзина"
      button "Оформить заказ на 514 рублей" names "Корзина"
      ---
      ▼ searchField "Search" input ()
      button "Search"
      ---
      text "Margherita"
      ▼ button "Café, 5 minutes" names "Cafe"
      text "Napoli"
      link "Café"
      button "CAFE"
      """,
    passes: """
      button "Add" names "Add tea"
      button "Add" names "Add milk"
      ---
      button "Search"
      text "Search"
      ---
      button "Edit address"
      link "Edit phone"
      --- Without names they show numbers at once, and other rules ask for the names.
      button appearance (image "ic_plus")
      button
      --- What lies below the part in sight does not answer.
      screen 375x812
      scroll clips frame 0,0,375,812
        button "Order" frame 16,100,343,48
        link "Order" frame 16,1900,343,48
      --- The keys of a keyboard are typed by words.
      keyboardKey "A"
      button "A"
      """,
    check: .screen { run in
      let screen = run.screen
      var heard: [AuditedScreen.Node] = []
      for stop in screen.controls where stop.role != .keyboardKey && !screen.isOutOfSight(stop) {
        guard stop.voiceNames?.isEmpty == false else { continue }
        if run.knows(stop, .userInputLabels) { heard.append(stop) }
      }
      let names = SameNames(heard, on: screen, by: { $0.voiceNames?.first?.folded })
      for stop in names.single { run.pass(stop) }
      for group in names.groups {
        let name = group[0].voiceNames?.first ?? ""
        let changes = names.distinctNames(for: group, from: name).map { zip(group, $0) }
        run.fail(
          group[0], ["name": .text(name), "count": .number(Double(group.count))],
          fix: changes.map { pairs in
            Fix(pairs.map { Fix.Edit($0.element.id, .inputLabels([$1])) })
          },
          covers: Array(group.dropFirst()))
      }
    })
}
