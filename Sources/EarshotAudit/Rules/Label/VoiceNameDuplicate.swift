import EarshotTree

extension Rule {
  static let voiceNameDuplicate = Rule(
    "voice-name-duplicate", .label, .warning, .high, .slows,
    "Several controls answer to the same name in Voice Control.",
    what: "{count|# control answers|# controls answer} to “{name}”",
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
      let heard = run.screen.controls.filter { stop in
        stop.role != .keyboardKey && !run.screen.isOutOfSight(stop)
          && stop.voiceNames?.isEmpty == false && run.isCaptured(stop, .userInputLabels)
      }
      let names = SameNames(heard, on: run.screen, by: { $0.voiceNames?.first?.folded })
      names.report(
        to: &run, name: { $0.voiceNames?.first ?? "" }, as: "name",
        change: { .inputLabels([$0]) })
    })
}
