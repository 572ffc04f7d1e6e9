import EarshotTree

extension Rule {
  static let magicTapNotTold = Rule(
    "magic-tap-not-told", .scenario, .info, .low, .slows,
    "A magic tap does something that no hint tells.",
    what: "a tap with two fingers, twice, does something here, and no hint tells it",
    why: "nobody guesses it, so the shortest way through the screen stays unknown",
    advice: "tell it in the hint of the main button; hints may be off, so keep the button",
    wcag: ["3.3.2"],
    references: [.apple("objectivec/nsobject-swift.class/accessibilityperformmagictap()")],
    isOptIn: true,
    fails: """
      ▼ view handles magicTap
        text "Pepperoni"
        button "Add to cart"
      --- screen ru
      ▼ view handles magicTap
        header "Специальное предложение"
        button "Применить" hint "Добавит пиццу в корзину."
      ---
      ▼ view handles escape,magicTap
        textEntry "Name"
        button "Next"
      """,
    passes: """
      view handles magicTap
        button "Add to cart" hint "Double tap with two fingers to add to the cart."
      --- screen ru
      view handles magicTap
        button "Купить" hint "Нажмите дважды двумя пальцами для добавления в корзину."
      --- Everybody knows what it does to a player.
      view handles magicTap
        button startsMediaSession "Play"
      view handles magicTap
        button "Pause" appearance (image "pause.fill")
      --- Another gesture needs no hint.
      view handles escape
        button "Done"
      """,
    check: .screen { run in
      guard let node = run.screen.nodes.first(where: { $0.isShown && $0.handles(.magicTap) })
      else { return }
      let isTold = run.screen.stops.contains {
        GestureLexicon.magicTap.firstMatch(in: $0.hint.lowercased()) != nil
      }
      if isTold || run.screen.stops.contains(where: \.isOfPlayer) { return run.pass(node) }
      run.review(node)
    })
}
