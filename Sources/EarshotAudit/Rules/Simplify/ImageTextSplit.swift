import EarshotTree

extension Rule {
  static let imageTextSplit = Rule(
    "image-text-split", .simplify, .info, .medium, .slows,
    "A picture and the text beside it are two stops.",
    what: "the picture is apart from its text \"{text}\"",
    why: "one thing takes two swipes, and the picture alone means little",
    advice: "make both one element, or hide the picture when it adds nothing",
    wcag: ["1.3.1"], references: [.wcag("info-and-relationships.html")],
    supersededBy: ["row-too-many-stops", "image-decorative-exposed"],
    fails: """
      view
        ▼ image "Clock"
        text "30 minutes"
      --- screen 375x812
      view frame 16,100,343,44
        ▼ image "Звезда" frame 16,110,44,44
        text "Выбор покупателей" frame 70,110,200,24
        text "за март" frame 70,134,200,20
      ---
      view
        text "Vegan"
        ▼ image "Leaf"
      button "Add"
      """,
    passes: """
      element "Clock, 30 minutes"
        image "Clock"
        text "30 minutes"
      ---
      view
        view image
        text "30 minutes"
      ---
      view
        image "Clock"
        button "Order in 30 minutes"
      --- The picture has a description of its own.
      view
        image "A woman in a red coat waits at the tram stop, snow on her umbrella"
        text "Winter sale"
      --- Besides the two there is a row of buttons.
      view
        image "Cover"
        text "Abbey Road"
        view
          button "Play"
          button "Shuffle"
      --- The container holds much else.
      view
        image "Cover"
        text "Abbey Road"
        text "The Beatles"
        button "Play"
      """,
    check: .each(\.stops, where: { $0.role == .image }) { stop, run in
      guard let parent = stop.parent, !stop.reactsToTap else { return .inapplicable }
      // One more child than needed is looked at, whatever the parent holds.
      let children = run.fewChildren(of: parent)
      guard (2...3).contains(children.count) else { return .inapplicable }
      let others = children.filter { $0 != stop && $0.isStop }
      guard let text = others.first(where: { $0.isBodyText }),
        others.allSatisfy({ !$0.reactsToTap }), parent.end - parent.index <= 20,
        parent.stops.count == others.count + 1
      else { return .inapplicable }
      guard stop.foldedLabel.words.count <= 5 else { return .pass }
      return .fail(
        ["text": .text(text.spokenLabel)],
        fix: run.merging(parent.stops, into: parent), covers: others)
    })
}

extension RuleContext {
  /// The children of a node, four at most.
  fileprivate func fewChildren(of node: Node) -> [Node] {
    guard let first = node.descendants.first else { return [] }
    return Array(sequence(first: first, next: \.next).prefix(4))
  }
}
