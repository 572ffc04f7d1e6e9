import EarshotTree

extension Rule {
  static let hiddenParentWithControls = Rule(
    "hidden-parent-with-controls", .navigate, .error, .high, .blocks,
    "A view in sight is hidden from VoiceOver together with its controls.",
    what: "hidden from VoiceOver with {controls|# control|# controls} in it",
    why: "sighted people use these controls, and a listener does not know that they exist",
    advice: "hide decoration only, and unset the flag when what lay above is gone",
    wcag: ["4.1.2"],
    references: [
      .apple("objectivec/nsobject-swift.class/accessibilityelementshidden"),
      .wcag("name-role-value.html"),
    ], screen: "375x812",
    fails: """
      button "Back" frame 0,40,60,44
      ▼ view hidden frame 0,700,375,112
        text "Total" frame 16,710,100,20
        button "Pay" frame 16,740,343,48
      ---
      ▼ scroll hidden
        cell
          button "Пепперони"
        cell
          button "Маргарита"
      text "Меню"
      ---
      ▼ group hidden "Filters"
        view
          button toggleButton "Open now" value "0"
      """,
    passes: """
      view
        button "Pay"
      ---
      view hidden
        image "Confetti"
        text "Hooray"
      ---
      view hidden invisible
        button "Undo"
      --- A modal view lies above; the flag keeps focus in it.
      view
        view hidden
          button "Menu"
        view modal
          text "Delete the chat?"
          button "Delete"
      --- A sheet that fills the screen is drawn above what is hidden.
      view hidden frame 0,0,375,812
        button "Menu" frame 0,40,60,44
      view frame 0,0,375,812 appearance (background "#FFFFFF" backgroundAlpha 1)
        button "Close" frame 300,40,60,44
      --- One adjustable element stands for all cards.
      collection hidden frame 0,52,375,126
        cell tappable frame 16,60,305,110
          button "Cheese crust" frame 16,60,305,110
        cell tappable frame 331,60,305,110
          button "Caesar" frame 331,60,305,110
      adjustable "Offers" value "Cheese crust, 1 of 2" frame 0,52,375,126
      """,
    check: .screen { run in
      let screen = run.screen
      guard screen.nodes.contains(where: { $0.isCaptured(.elementsHidden) }) else {
        if !screen.nodes.isEmpty { run.incomplete(.notCaptured(.elementsHidden)) }
        return
      }
      let hidden = screen.nodes.filter { $0.element.elementsHidden.value == true }
      guard !hidden.isEmpty else { return }
      let controls = SubtreeTally(screen, where: \.isUsableControl)
      let hasModal = screen.hasModal
      let substitutes = Substitutes(screen)
      run.judge(hidden) { node, _ in
        guard node.isShown, !node.isSystem, !node.isInElement, !node.isHiddenAround,
          !node.isDerived(.elementsHidden)
        else { return .inapplicable }
        let count = controls.count(below: node)
        if count == 0 || hasModal || substitutes.stand(for: node) { return .pass }
        return .fail(["controls": .count(count)], fix: .hidden(false))
      }
    })
}
