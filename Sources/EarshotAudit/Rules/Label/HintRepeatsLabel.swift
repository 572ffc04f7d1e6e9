import EarshotTree

extension Rule {
  static let hintRepeatsLabel = Rule(
    "hint-repeats-label", .label, .info, .medium, .slows,
    "A hint says what the label says.",
    what: "the hint “{hint}” repeats the label “{label}”",
    why: "listeners hear the same words twice and learn nothing",
    advice: "remove the hint, or tell what happens",
    references: [.apple("objectivec/nsobject-swift.class/accessibilityhint")],
    settings: ["share": 0.8], supersededBy: ["hint-describes-gesture"],
    fails: """
      ▼ button "Add to cart" hint "Add to cart"
      --- screen ru
      ▼ button "Оформить заказ" hint "Оформить заказ."
      ---
      ▼ button "Filters for pizzas" hint "Filters for pizzas!"
      --- boundary share
      ▼ button "Order a large pizza" hint "Order a large pizza again"
      """,
    passes: """
      button "Cart" hint "Opens the cart."
      --- screen ru
      button "Оформить заказ" hint "Откроет выбор оплаты."
      ---
      button "Pay" hint "Charges the card."
      --- The same object with what happens to it.
      button "Promo code" hint "Removes the promo code."
      --- boundary share
      button "Order a pizza" hint "Order a pizza again"
      """,
    check: .each(\.stops, having: .hint, .label, naming: "hint", fix: .hint(nil)) { stop, run in
      let hint = stop.hint.words
      let label = Set(stop.foldedLabel.words)
      let shared = Double(hint.count { label.contains($0) })
      let isSame = !hint.isEmpty && !label.isEmpty && shared >= run["share"] * Double(hint.count)
      return isSame ? stop.hint : nil
    })
}
