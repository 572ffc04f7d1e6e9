import EarshotText
import EarshotTree

extension Rule {
  static let pairSplit = Rule(
    "pair-split", .simplify, .warning, .medium, .slows,
    "A caption and its value are two stops.",
    what: "the caption is apart from its value \"{value}\"",
    why: "a listener hears a number without knowing of what, and has to swipe back",
    advice: "make one element: the caption is its label, the other text its value",
    wcag: ["1.3.1"], references: [.wcag("info-and-relationships.html")],
    settings: ["pair-gap": 12],
    supersededBy: ["row-too-many-stops", "error-not-attached", "order-columns-interleaved"],
    screen: "375x812",
    fails: """
      ▼ text "Стоимость заказа" frame 20,668,150,22
      text "799 ₽" frame 300,668,55,22
      button "Купить" frame 20,706,335,46
      ---
      view
        ▼ text "AGE" frame 136,310,94,14
        text "12+" frame 152,332,62,24
      --- The second value is a number, and the first stands like it.
      ▼ text "Адрес" frame 16,120,300,20
      text "Москва, Тверская, 1" frame 16,144,300,20
      ▼ text "Телефон" frame 16,190,300,20
      text "8 800 302-00-60" frame 16,214,300,20
      --- screen 393x852
      view
        ▼ text "Delivery to" frame 16,200,120,22
        text "Baker Street" frame 200,200,170,22
      view
        ▼ text "Courier" frame 16,240,120,22
        text "Ann" frame 320,240,50,22
      """,
    passes: """
      text "Same as" frame 16,100,100,20
      text "110 %" frame 200,100,60,20
      text "Same as" frame 16,140,100,20
      text "Width" frame 200,140,60,20
      text "Same as" frame 16,180,100,20
      text "Height" frame 200,180,60,20
      text "Same as" frame 16,220,100,20
      text "Depth" frame 200,220,60,20
      ---
      text "Стоимость заказа" value "799 рублей" frame 20,668,335,22
      ---
      text "Your order is on its way" frame 16,100,343,22
      text "The courier will call you" frame 16,126,343,22
      ---
      text "Total" frame 16,100,100,22
      button "799 ₽" frame 250,100,100,22
      --- Lines that stand evenly are a list, though one of them is a number.
      text "Chapters" frame 16,100,343,20
      text "A night at sea" frame 16,124,343,20
      text "The keeper" frame 16,148,343,20
      text "The long way home" frame 16,172,343,20
      --- A heading with what follows it.
      header "Orders" frame 16,100,150,22
      text "3" frame 300,100,20,22
      --- Two columns that have nothing to do with each other.
      view
        text "Spicy" frame 16,100,150,22
        text "Vegetarian" frame 200,100,150,22
        text "Pepperoni" frame 16,130,150,22
        text "Margherita" frame 200,130,150,22
      --- A sentence is no caption of what stands below it.
      text "A keeper tells of his longest night." frame 20,300,335,20
      text "28 minutes" frame 20,324,120,18
      --- That there is nothing is no caption, and neither are parts with a sign between them.
      text "No habits added yet" frame 20,300,335,20
      text "0 %" frame 20,324,120,18
      ---
      text "Live news • 8 to 9" frame 20,300,335,20
      text "1,200" frame 20,324,120,18
      --- Topics side by side, and columns of one width.
      view
        text "#harbour" frame 16,400,160,30
        text "#boats" frame 200,400,120,30
      view
        text "Mild" frame 16,440,160,30
        text "Sweet" frame 200,440,160,30
      --- Two buttons that are drawn as texts.
      view frame 100,400,270,44
        element "Save" type android.widget.TextView tappable frame 100,400,130,44
        element "Cancel" type android.widget.TextView tappable frame 240,400,130,44
      """,
    boundaries: """
      --- pair-gap
      ▼ text "Weight" frame 16,100,100,20
      text "450 g" frame 16,{131|132},100,20
      """,
    check: .screen { run in
      let stops = run.screen.stops
      for stop in stops where stop.role == .text && !stop.value.isEmpty { run.pass(stop) }
      var seen: Set<Node> = []
      // A text that stands beside many things is no caption of the one after it.
      let repeated = Set(
        stops.groups(by: \.foldedLabel).filter { $0.nodes.count > 3 }.map(\.key))
      let groups = run.screen.stopsByParent().filter { $0.count > 1 && $0.count < stops.count }
      for group in [stops] + groups {
        let isWhole = group.count < stops.count && run.isWhole(group)
        run.judge(group.indices.dropLast()) { index, run in
          let (caption, value) = (group[index], group[index + 1])
          guard !seen.contains(caption), !seen.contains(value),
            !repeated.contains(caption.foldedLabel),
            run.arePair(at: index, in: group, isWhole: isWhole)
          else { return .inapplicable }
          seen.formUnion([caption, value])
          // Columns that are read one by one are what the sources do with such pairs.
          if caption.isInGroupedColumn(with: value) { return .pass }
          if let row = caption.row, row.mergesTextsInUIKit {
            return .incomplete(.notCaptured(.isAccessibilityElement))
          }
          let text = value.spokenLabel
          return .fail(
            ["value": .text(text)], on: caption,
            fix: run.joining([value], to: caption, [.value(.known(text))]), covers: [value])
        }
      }
    })
}

extension RuleContext {
  /// Whether two stops are all that a small view holds.
  fileprivate func isWhole(_ stops: [Node]) -> Bool {
    guard stops.count == 2, let parent = stops[0].parent else { return false }
    return parent.size < 20 && parent.stops.count == 2
  }

  /// Whether a stop is the caption of the one that follows it.
  ///
  /// - Parameter isWhole: whether the stops are all that one view holds.
  fileprivate func arePair(at index: Int, in stops: [Node], isWhole: Bool) -> Bool {
    let (first, second) = (stops[index], stops[index + 1])
    guard first.mayPair, second.mayPair, !second.spokenLabel.holdsCaption, let frame = first.frame,
      let other = second.frame,
      first.isCaption
    else { return false }
    guard frame.isInRow(with: other) else {
      return isUnder(other, frame)
        && (second.spokenLabel.isFigure || isInRhythm(at: index, in: stops))
    }
    let isAlone = !isInRow(stops, index - 1, frame) && !isInRow(stops, index + 2, frame)
    let isPair =
      isWhole && second.isCaption && frame.width != other.width
      && first.spokenLabel.first?.isLetter == true && second.spokenLabel.first?.isLetter == true
    let mayTell = second.spokenLabel.isFigure || isPair
    return isAlone && mayTell && first.foldedLabel != second.foldedLabel
  }

  /// Whether the stop and the one under it stand like the pair before or after them, which is a caption
  /// with a figure: in one line on the left, as close to each other, and farther from that pair.
  private func isInRhythm(at index: Int, in stops: [Node]) -> Bool {
    [index - 2, index + 2].contains { place in
      guard stops.indices.contains(place), stops.indices.contains(place + 1),
        stops[place].mayPair, stops[place].isCaption, stops[place + 1].mayPair,
        stops[place + 1].spokenLabel.isFigure, stops[index].parent == stops[place].parent
      else { return false }
      let frames = [stops[index], stops[index + 1], stops[place], stops[place + 1]]
        .compactMap(\.frame)
      guard frames.count == 4, frames.allSatisfy({ abs($0.x - frames[0].x) < 1 }),
        abs(frames[0].height - frames[2].height) < 1
      else { return false }
      let inner = frames[1].y - frames[0].maxY
      let apart = place > index ? frames[2].y - frames[1].maxY : frames[0].y - frames[3].maxY
      return abs(inner - (frames[3].y - frames[2].maxY)) < 2 && apart >= inner + 8
    }
  }

  private func isInRow(_ stops: [Node], _ index: Int, _ frame: Rect) -> Bool {
    guard stops.indices.contains(index), let other = stops[index].frame else { return false }
    return other.isInRow(with: frame)
  }

  /// Whether the second stands right under the first.
  private func isUnder(_ second: Rect, _ first: Rect) -> Bool {
    let gap = second.y - first.maxY
    return gap > -2 && gap < self["pair-gap"] && first.horizontalOverlap(with: second) >= 0.5
  }
}

extension String {
  /// Whether it is a caption and its value in one: letters, a colon, and more.
  fileprivate var holdsCaption: Bool {
    guard let colon = firstIndex(where: { $0 == ":" || $0 == "：" }), index(after: colon) < endIndex
    else { return false }
    let caption = self[..<colon].trimmed
    return caption.last?.isLetter == true && caption.count > 1
  }
}

extension Node {
  /// Whether it and its value are all that a grouped view holds, which stands among others like it.
  fileprivate func isInGroupedColumn(with value: Node) -> Bool {
    guard let parent, parent == value.parent, parent.element.groupsChildren.value == true,
      parent.stops.count == 2
    else { return false }
    return [parent.next, parent.previous].contains { $0?.element.groupsChildren.value == true }
  }

  /// How what says that there is nothing begins.
  private static let negations = ["no ", "нет ", "keine ", "sem ", "没有"]

  /// Whether it only tells something: a text that reacts to a tap is a button.
  fileprivate var mayPair: Bool { isBodyText && !reactsToTap }

  /// Whether a text is a name of something: short, and no amount itself.
  fileprivate var isCaption: Bool {
    let text = spokenLabel
    return text.utf8.count <= 80 && text.count > 1 && !".!?…。".contains(text.last ?? " ")
      && !text.isFigure && !text.hasNoWord && value.isEmpty
      && text.split(whereSeparator: \.isWhitespace).count <= 5 && !text.contains("•")
      && !Self.negations.contains(where: foldedLabel.hasPrefix)
  }
}
