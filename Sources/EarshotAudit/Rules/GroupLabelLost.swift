import EarshotTree

extension Rule {
  /// The label of a view that is no element is never heard.
  static let groupLabelLost = Rule(
    "group-label-lost", step: .simplify, severity: .error, confidence: .medium, impact: .hard,
    criteria: ["4.1.2"],
    references: [
      "https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype",
      "https://developer.apple.com/documentation/objectivec/nsobject/1615141-isaccessibilityelement",
    ],
    english: RuleText(
      "A view that is neither an element nor a group has a label, which nobody hears.",
      what: "the label “{label}” is never heard: the view is neither an element nor a group",
      why: "the words that were written for listeners do not reach them",
      advice: "set accessibilityContainerType to semanticGroup, or make the view an element"),
    russian: RuleText(
      "У вида, который не элемент и не группа, есть label, и его никто не слышит.",
      what: "label «{label}» никогда не звучит: вид не элемент и не группа",
      why: "слова, которые написали для слушателей, до них не доходят",
      advice: "задайте accessibilityContainerType = semanticGroup или сделайте вид элементом"),
    examples: RuleExamples(
      failing: [
        """
        ▼ view "Способ оплаты"
          button "Картой"
          button "Наличными"
        """,
        """
        view
          ▼ view "Rating: 4.8 of 5"
          text "61 reviews"
        """,
        """
        tableview
          ▼ cell "Заказ 12, готовится"
            text "Заказ 12"
            text "Готовится"
        """,
      ],
      passing: [
        """
        group "Payment"
          button "Card"
          button "Cash"
        """,
        """
        element "Rating: 4.8 of 5"
        """,
        """
        view
          text "Способ доставки"
        """,
        """
        tabs "Sections"
          button selected "Menu"
        """,
      ],
      falsePositives: [
        // The element around it says it.
        """
        button "Pepperoni, $14"
          view "Pepperoni"
        """,
        // Hidden, so that nobody should hear it.
        """
        view hidden "Волна"
        """,
      ])
  ) { run in
    let screen = run.screen
    for node in screen.nodes where !run[node].spokenLabel.isEmpty {
      let facts = run[node]
      guard !facts.element.isAccessibilityElement, facts.role == .other || facts.role == .image,
        facts.element.systemContainer == nil || facts.element.systemContainer == .cell,
        facts.canBeReached,
        facts.shownText != facts.spokenLabel, facts.image != facts.spokenLabel,
        !facts.traits.contains(.tabBar),
        facts.element.derived.isDisjoint(with: Element.Fields(.label))
      else { continue }
      guard run.knows(node, .containerType), facts.isElementKnown else { continue }
      if facts.element.containerType.value != nil {
        run.pass(node)
        continue
      }
      let holdsStops = screen.descendants(of: node).contains { run[$0].isStop }
      run.fail(
        node,
        fix: .of(
          facts.element.id, holdsStops ? .container(.semanticGroup) : .isElement(true)))
    }
  }
}
