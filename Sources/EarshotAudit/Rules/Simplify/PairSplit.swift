import EarshotTree

extension Rule {
  static let pairSplit = Rule(
    "pair-split", .simplify, .warning, .medium, .slows,
    "A caption and its value are two stops.",
    what: "the caption is apart from its value \"{value}\"",
    why: "a listener hears a number without knowing of what, and has to swipe back",
    advice: "make one element: the caption is its label, the other text its value",
    wcag: ["1.3.1"], references: [.wcag("info-and-relationships.html")],
    settings: ["pair-gap": 12], supersededBy: ["row-too-many-stops", "error-not-attached"],
    fails: """
      screen 375x812
      ▼ text "Стоимость заказа" frame 20,668,150,22
      text "799 ₽" frame 300,668,55,22
      button "Купить" frame 20,706,335,46
      ---
      screen 375x812
      view
        ▼ text "AGE" frame 136,310,94,14
        text "12+" frame 152,332,62,24
      ---
      screen 393x852
      view
        ▼ text "Delivery to" frame 16,200,120,22
        text "Baker Street" frame 200,200,170,22
      view
        ▼ text "Courier" frame 16,240,120,22
        text "Ann" frame 320,240,50,22
      --- boundary pair-gap
      screen 375x812
      ▼ text "Weight" frame 16,100,100,20
      text "450 g" frame 16,131,100,20
      """,
    passes: """
      screen 375x812
      text "Стоимость заказа" value "799 рублей" frame 20,668,335,22
      ---
      screen 375x812
      text "Your order is on its way" frame 16,100,343,22
      text "The courier will call you" frame 16,126,343,22
      ---
      screen 375x812
      text "Total" frame 16,100,100,22
      button "799 ₽" frame 250,100,100,22
      --- A heading with what follows it.
      screen 375x812
      header "Orders" frame 16,100,150,22
      text "3" frame 300,100,20,22
      --- Two columns that have nothing to do with each other.
      screen 375x812
      view
        text "Spicy" frame 16,100,150,22
        text "Vegetarian" frame 200,100,150,22
        text "Pepperoni" frame 16,130,150,22
        text "Margherita" frame 200,130,150,22
      --- Two buttons that are drawn as texts.
      screen 375x812
      view frame 100,400,270,44
        element "Save" type android.widget.TextView tappable frame 100,400,130,44
        element "Cancel" type android.widget.TextView tappable frame 240,400,130,44
      --- boundary pair-gap
      screen 375x812
      text "Weight" frame 16,100,100,20
      text "450 g" frame 16,132,100,20
      """,
    check: .screen { run in
      let stops = run.screen.stops
      for stop in stops where stop.role == .text && !stop.value.isEmpty { run.pass(stop) }
      var seen: Set<AuditedScreen.Node> = []
      run.lookForPairs(in: stops, isWhole: false, &seen)
      for group in run.screen.stopsByParent() where group.count > 1 && group.count < stops.count {
        run.lookForPairs(in: group, isWhole: run.isWhole(group), &seen)
      }
    })
}

extension RuleContext {
  /// Whether two stops are all that a small view holds.
  fileprivate func isWhole(_ stops: [AuditedScreen.Node]) -> Bool {
    guard stops.count == 2, let parent = stops[0].parent else { return false }
    return parent.end - parent.index <= 20 && parent.stops.count == 2
  }

  /// Reports the captions of pairs among stops that follow one another.
  ///
  /// - Parameter isWhole: whether the stops are all that one view holds.
  fileprivate mutating func lookForPairs(
    in stops: [AuditedScreen.Node], isWhole: Bool, _ seen: inout Set<AuditedScreen.Node>
  ) {
    for index in stops.indices.dropLast() {
      let (first, second) = (stops[index], stops[index + 1])
      guard mayPair(first), mayPair(second), !seen.contains(first),
        !seen.contains(second), let frame = first.frame, let other = second.frame
      else { continue }
      let isPair: Bool
      if frame.isInRow(with: other) {
        let isAlone = !isInRow(stops, index - 1, frame) && !isInRow(stops, index + 2, frame)
        let mayTell = isFigure(second) || isWhole && isCaption(second)
        isPair =
          isAlone && isCaption(first) && mayTell
          && first.foldedLabel != second.foldedLabel
      } else {
        isPair = isCaption(first) && isFigure(second) && isUnder(other, frame)
      }
      guard isPair else { continue }
      seen.formUnion([first, second])
      report(first, second)
    }
  }

  /// Whether it only tells something: a text that reacts to a tap is a button.
  private func mayPair(_ node: AuditedScreen.Node) -> Bool {
    node.isBodyText && !node.reactsToTap
  }

  private mutating func report(_ caption: AuditedScreen.Node, _ value: AuditedScreen.Node) {
    let text = value.spokenLabel
    let id = caption.element.id
    var edits = [Fix.Edit(id, .value(.known(text)))]
    if let frame = frame(around: [caption, value]) { edits.append(Fix.Edit(id, .frame(frame))) }
    fail(
      caption, ["value": .text(text)], fix: Fix(edits + removing([value])), covers: [value])
  }

  private func isInRow(_ stops: [AuditedScreen.Node], _ index: Int, _ frame: Rect) -> Bool {
    guard stops.indices.contains(index), let other = stops[index].frame else { return false }
    return other.isInRow(with: frame)
  }

  /// Whether a text is a name of something: short, and no amount itself.
  private func isCaption(_ node: AuditedScreen.Node) -> Bool {
    let text = node.spokenLabel
    return text.utf8.count <= 80 && text.count > 1 && !text.isFigure && !text.hasNoWord
      && node.value.isEmpty
  }

  private func isFigure(_ node: AuditedScreen.Node) -> Bool {
    node.spokenLabel.isFigure
  }

  /// Whether the second stands right under the first.
  private func isUnder(_ second: Rect, _ first: Rect) -> Bool {
    let gap = second.y - first.maxY
    return gap > -2 && gap < self["pair-gap"] && first.horizontalOverlap(with: second) >= 0.5
  }
}
