import EarshotTree

extension Rule {
  static let traitMissingHeader = Rule(
    "trait-missing-header", .label, .warning, .medium, .slows,
    "A text that looks like a title is no heading.",
    what: "the text is {size} pt among texts of {median} pt, but no heading",
    why: "people who jump by headings never come to this part of the screen",
    advice: "add the header trait",
    wcag: ["1.3.1", "2.4.6"],
    references: [
      .apple("uikit/uiaccessibilitytraits/header"), .wcag("info-and-relationships.html"),
    ],
    settings: ["larger": 1.2, "longest": 120],
    fails: """
      ▼ text "Добавить в пиццу" appearance (fontSize 20 lines 1)
      text "Сырный бортик" appearance (fontSize 13)
      text "Шампиньоны" appearance (fontSize 13)
      ---
      screen 375x812
      ▼ text "Ham and mushrooms" frame 24,392,270,44 appearance (fontSize 34)
      text "30 cm, traditional dough" frame 24,440,327,18 appearance (fontSize 15)
      text "Ham, tomato sauce, mozzarella" frame 24,462,327,46 appearance (text "Ham")
      ---
      ▼ text "Delivery" appearance (fontSize 28)
      text "Courier, 40 minutes" appearance (fontSize 17)
      text "Pick-up, 15 minutes" appearance (fontSize 17)
      ▼ text "Payment" appearance (fontSize 28)
      text "Card ending in 4242" appearance (fontSize 17)
      --- boundary larger
      ▼ text "Contacts" appearance (fontSize 18)
      text "Ann" appearance (fontSize 15)
      text "Bob" appearance (fontSize 15)
      --- boundary longest
      ▼ text "\(String(repeating: "a", count: 120))" appearance (fontSize 24)
      text "More" appearance (fontSize 15)
      text "Less" appearance (fontSize 15)
      """,
    passes: """
      header "Delivery" appearance (fontSize 28)
      text "Courier, 40 minutes" appearance (fontSize 17)
      text "Pick-up, 15 minutes" appearance (fontSize 17)
      ---
      text "Name" appearance (fontSize 17)
      text "Surname" appearance (fontSize 17)
      ---
      button "Buy" appearance (fontSize 28)
      text "Ham" appearance (fontSize 14)
      text "Cheese" appearance (fontSize 14)
      --- A place in a chart of the store is a figure too.
      text "#9" appearance (fontSize 22)
      text "Food and drink" appearance (fontSize 13)
      text "Chart" appearance (fontSize 13)
      --- A balance is set large, and is no title.
      text "12 450 ₽" appearance (fontSize 40)
      text "Available" appearance (fontSize 15)
      text "Cards" appearance (fontSize 15)
      --- The bar makes its title a heading by itself.
      navigationbar
        text "Orders" appearance (fontSize 34)
      text "Today" appearance (fontSize 15)
      text "Yesterday" appearance (fontSize 15)
      --- The name of a product in each row is a row, not a section.
      tableview
        cell tappable
          text "Pepperoni" appearance (fontSize 20)
          text "Spicy" appearance (fontSize 13)
          text "from $5" appearance (fontSize 13)
      --- boundary larger
      text "Contacts" appearance (fontSize 17.9)
      text "Ann" appearance (fontSize 15)
      text "Bob" appearance (fontSize 15)
      --- boundary longest
      text "\(String(repeating: "a", count: 121))" appearance (fontSize 24)
      text "More" appearance (fontSize 15)
      text "Less" appearance (fontSize 15)
      """,
    check: .screen { run in
      let texts = run.screen.texts.filter { $0.role == .text }
      guard texts.contains(where: { $0.element.appearance.value?.fontSize != nil }) else {
        if let first = texts.first { run.incomplete(.notCaptured(.appearance), first) }
        return
      }
      let sizes = texts.compactMap(\.sizeOfText).sorted()
      guard let median = sizes.isEmpty ? nil : sizes[(sizes.count - 1) / 2] else { return }
      let stops = SubtreeTally(run.screen) { $0.isStop }
      for text in texts where text.isStop && !text.isSystem {
        guard let size = text.sizeOfText, size >= median * run["larger"],
          text.reads(asTitleOf: size, longest: run["longest"]), !text.isPartOfOther(stops)
        else { continue }
        let figures: [String: Finding.Argument] = [
          "size": .number(size), "median": .number(median),
        ]
        run.take(
          text.traits.contains(.header) ? .pass : .fail(figures, fix: .insertTraits(.header)),
          on: text)
      }
    })
}

extension Node {
  /// The size of the text; a label of unknown size has that of body text.
  fileprivate var sizeOfText: Double? { element.appearance.value.map { $0.fontSize ?? 17 } }

  /// Whether the text is short, stands in one line and says more than an amount.
  fileprivate func reads(asTitleOf size: Double, longest: Double) -> Bool {
    let text = shownText ?? spokenLabel
    // Two lines are higher than twice the letters with some air.
    return Double(text.count) <= longest && !text.isAmount && text.contains(where: \.isLetter)
      && (element.appearance.value?.numberOfLines == 1
        || drawnFrame.map { $0.height < size * 2.2 } ?? true)
  }

  /// Whether the text belongs to a bar, or to a row with more in it than the text.
  fileprivate func isPartOfOther(_ stops: SubtreeTally) -> Bool {
    let around = ancestors.first { $0.isRow || $0.element.systemContainer == .navigationBar }
    guard let around else { return false }
    return around.element.systemContainer == .navigationBar
      || around.element.isTappable.value == true || stops.count(in: around) > 1
  }
}
