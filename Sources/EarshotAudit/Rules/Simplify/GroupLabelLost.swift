import EarshotTree

extension Rule {
  static let groupLabelLost = Rule(
    "group-label-lost", .simplify, .error, .medium, .hard,
    "A view that is neither an element nor a group has a label, which nobody hears.",
    what: "the label “{label}” is never heard: the view is neither an element nor a group",
    why: "the words that were written for listeners do not reach them",
    advice: "set accessibilityContainerType to semanticGroup, or make the view an element",
    wcag: ["4.1.2"],
    references: [
      .apple("uikit/uiaccessibilitycontainertype"),
      .apple("objectivec/nsobject/1615141-isaccessibilityelement"),
    ],
    fails: """
      ▼ view "Способ оплаты"
        button "Картой"
        button "Наличными"
      ---
      view
        ▼ view "Rating: 4.8 of 5"
        text "61 reviews"
      ---
      tableview
        ▼ cell "Заказ 12, готовится"
          text "Заказ 12"
          text "Готовится"
      --- A stepper that was made by hand.
      ▼ stepper "Quantity" value "1"
        button "Fewer"
        text "1"
        button "More"
      ---
      ▼ scroll "Offers of the week"
        button "Pepperoni, $14"
        button "Margherita, $12"
      ---
      ▼ collection "Избранное"
        cell
          button "Пепперони, 589 рублей"
      """,
    passes: """
      group "Payment"
        button "Card"
        button "Cash"
      ---
      element "Rating: 4.8 of 5"
      ---
      view
        text "Способ доставки"
      ---
      tabs "Sections"
        button selected "Menu"
      --- A segmented control says its label on entry.
      segments "Размер"
        button selected "Средняя"
        button "Большая"
      --- What the stepper of the system makes of its label is not known.
      stepper "Guests" type UIStepper
        button "Decrement"
        button "Increment"
      --- The element around it says it.
      button "Pepperoni, $14"
        view "Pepperoni"
      --- The heading below the picture says it.
      view image "Tomato soup" appearance (image "soup")
      header "Tomato soup"
      --- Hidden, so that nobody should hear it.
      view hidden "Волна"
      """,
    check: .each(\.nodes, where: { !$0.spokenLabel.isEmpty }) { node, run in
      let screen = run.screen
      guard !node.element.isAccessibilityElement, [.other, .image, .stepper].contains(node.role),
        node.isSilentContainer,
        node.canBeReached,
        node.shownText != node.spokenLabel, node.image != node.spokenLabel,
        !node.traits.contains(.tabBar),
        !node.isDerived(.label)
      else { return .inapplicable }
      guard node.isCaptured(.containerType) else {
        return .incomplete(.notCaptured(.containerType))
      }
      guard node.isElementKnown else { return .inapplicable }
      if node.element.containerType.value != nil { return .pass }
      // A picture may be silent where something beside it says the same.
      let isSaid =
        node.role == .image
        && node.siblingsAround.contains {
          $0.isStop && $0.foldedLabel.contains(node.foldedLabel)
        }
      if isSaid { return .pass }
      let holdsStops = node.descendants.contains { $0.isStop }
      return .fail(fix: holdsStops ? .container(.semanticGroup) : .isElement(true))
    })
}

extension Node {
  /// The siblings around it, eight on either side.
  fileprivate var siblingsAround: some Sequence<Node> {
    let after = sequence(first: self, next: \.next).dropFirst().prefix(8)
    return sequence(first: self, next: \.previous).dropFirst().prefix(8).map(\.self) + after
  }

  /// Whether nothing that it is lets its label be heard; what bars make of theirs is not known.
  fileprivate var isSilentContainer: Bool {
    switch element.systemContainer {
    case nil, .cell?, .scrollView?, .table?, .collection?: true
    case .stepper?: !isNativeStepper
    case .tabBar?, .segmentedControl?, .navigationBar?, .toolbar?: false
    }
  }
}
