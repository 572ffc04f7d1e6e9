import EarshotTree

extension Rule {
  static let traitMissingHeader = Rule(
    "trait-missing-header", .label, .warning, .medium, .slows,
    "A text that looks like a title is no heading.",
    what:
      "the text is {larger|=0|bolder than those after it|larger than those after it ({size} pt among "
      + "texts of {median} pt)}, but no heading",
    why: "people who jump by headings never come to this part of the screen",
    advice: "add the header trait",
    wcag: ["1.3.1", "2.4.6"],
    references: [
      .apple("uikit/uiaccessibilitytraits/header"), .wcag("info-and-relationships.html"),
    ],
    settings: ["larger": 1.2, "longest": 120, "page": 1.75],
    fails: """
      ▼ text "Добавить в пиццу" appearance (fontSize 20 lines 1)
      text "Сырный бортик" appearance (fontSize 13)
      text "Шампиньоны" appearance (fontSize 13)
      --- screen 375x812
      ▼ text "Ham and mushrooms" frame 24,392,270,44 appearance (fontSize 34)
      text "30 cm, traditional dough" frame 24,440,327,18 appearance (fontSize 15)
      text "Ham, tomato sauce, mozzarella" frame 24,462,327,46 appearance (text "Ham")
      ---
      ▼ text "Delivery" appearance (fontSize 28)
      text "Courier, 40 minutes" appearance (fontSize 17)
      text "Pick-up, 15 minutes" appearance (fontSize 17)
      ▼ text "Payment" appearance (fontSize 28)
      text "Card ending in 4242" appearance (fontSize 17)
      --- Bold over texts that are not.
      ▼ text "Delivery" appearance (fontSize 17 fontWeight bold)
      text "To the door in an hour" appearance (fontSize 17)
      text "Free from ten pounds" appearance (fontSize 17)
      --- The name of a page stands in a cell of its own.
      tableview
        cell frame 0,0,393,300
          ▼ text "Harbour Radio" frame 16,20,361,40 appearance (fontSize 31)
          text "by the night crew" frame 16,70,361,18 appearance (fontSize 14)
          text "Boats and people of the coast" frame 16,100,361,18 appearance (fontSize 14)
      --- boundary page
      tableview
        cell frame 0,0,393,300
          ▼ text "Harbour Radio" frame 16,20,361,40 appearance (fontSize 24.5)
          text "by the night crew" frame 16,70,361,18 appearance (fontSize 14)
          text "Boats and people of the coast" frame 16,100,361,18 appearance (fontSize 14)
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
      --- So is a figure with what it counts.
      text "Length" appearance (fontSize 13)
      text "Depth" appearance (fontSize 13)
      text "3 metres" appearance (fontSize 20)
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
      --- The words of a card that reacts to a tap name the card.
      view tappable
        text "Two for one" appearance (fontSize 22 fontWeight bold)
        text "Until the end of July" appearance (fontSize 15)
        text "In all shops" appearance (fontSize 15)
      --- The label of a row names the control beside it.
      screen 390x844
      text "Night mode" frame 16,100,200,24 appearance (fontSize 18)
      button toggleButton "Night mode" value "0" frame 323,96,51,31
      text "From sunset to sunrise" frame 16,130,343,16 appearance (fontSize 13)
      --- boundary page
      tableview
        cell frame 0,0,393,300
          text "Harbour Radio" frame 16,20,361,40 appearance (fontSize 24.4)
          text "by the night crew" frame 16,70,361,18 appearance (fontSize 14)
          text "Boats and people of the coast" frame 16,100,361,18 appearance (fontSize 14)
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
      let bold = texts.filter(\.isBold)
      let isBoldRare = bold.count * 3 <= texts.count
      for (index, text) in texts.enumerated() where text.isStop && !text.isSystem {
        let next = index + 1 < texts.count ? texts[index + 1] : nil
        let isBolder = isBoldRare && text.isBold && next.map { text.stands(above: $0) } == true
        guard let size = text.sizeOfText, size >= median * run["larger"] || isBolder,
          text.reads(asTitleOf: size, longest: run["longest"]),
          !text.isPartOfOther(stops, isLarge: size >= median * run["page"]), !text.isTouched,
          !run.namesControl(text)
        else { continue }
        let figures: [String: Finding.Argument] = [
          "size": .number(size), "median": .number(median),
          "larger": .count(size > median ? 1 : 0),
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
    return Double(text.count) <= longest && !text.isAmount && !text.isCount
      && text.contains(where: \.isLetter)
      && (element.appearance.value?.numberOfLines == 1
        || drawnFrame.map { $0.height < size * 2.2 } ?? true)
  }

  /// Whether the text is set in a bold font.
  fileprivate var isBold: Bool { element.appearance.value?.isBold == true }

  /// Whether a tap on it, or on what holds it, does something: it names what is tapped.
  fileprivate var isTouched: Bool {
    reactsToTap || ancestors.contains { $0.element.isTappable.value == true }
  }

  /// Whether it stands above a text that is neither bold nor larger.
  fileprivate func stands(above text: Node) -> Bool {
    guard !text.isBold, let size = sizeOfText, let other = text.sizeOfText, other <= size else {
      return false
    }
    guard let frame, let below = text.frame else { return true }
    return below.y >= frame.maxY - 2
  }

  /// Whether the text belongs to a bar, or to a row with more in it than the text; a row without
  /// others like it is a part of a page, in which the title is the largest text by far.
  fileprivate func isPartOfOther(_ stops: SubtreeTally, isLarge: Bool) -> Bool {
    let around = ancestors.first { $0.isRow || $0.element.systemContainer == .navigationBar }
    guard let around else { return false }
    if around.isPrototype { return true }
    if isLarge, around.isRow, !around.siblings.contains(where: \.isRow),
      (around.frame?.height ?? 0) >= 200
    {
      return false
    }
    return around.element.systemContainer == .navigationBar
      || around.element.isTappable.value == true || stops.count(in: around) > 1
  }
}

extension RuleContext {
  /// Whether a text is the label of a row: a control that takes a value stands beside it, or has
  /// its name.
  fileprivate func namesControl(_ text: Node) -> Bool {
    screen.controls.contains { control in
      guard control.isValueControl else { return false }
      if control.foldedLabel == text.foldedLabel { return true }
      guard let frame = text.frame, let other = control.frame else { return false }
      return frame.isInRow(with: other)
    }
  }
}
