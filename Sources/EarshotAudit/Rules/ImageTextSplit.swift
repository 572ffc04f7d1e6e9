import EarshotTree

extension Rule {
  /// A picture and its text are two stops.
  static let imageTextSplit = Rule(
    "image-text-split", step: .simplify, severity: .info, confidence: .medium, impact: .slows,
    criteria: ["1.3.1"],
    references: ["https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html"],
    yieldsTo: ["row-too-many-stops", "image-decorative-exposed"],
    english: RuleText(
      "A picture and the text beside it are two stops.",
      what: "the picture is apart from its text \"{text}\"",
      why: "one thing takes two swipes, and the picture alone means little",
      advice: "make both one element, or hide the picture when it adds nothing"),
    russian: RuleText(
      "Картинка и текст рядом с ней — две остановки.",
      what: "картинка отделена от своего текста «{text}»",
      why: "на одну вещь уходит два жеста, а картинка сама по себе мало что значит",
      advice: "объедините их в один элемент или скройте картинку, если она ничего не добавляет"),
    examples: RuleExamples(
      failing: [
        """
        view
          ▼ image "Clock"
          text "30 minutes"
        """,
        """
        screen 375x812
        view frame 16,100,343,44
          ▼ image "Звезда" frame 16,110,44,44
          text "Выбор покупателей" frame 70,110,200,24
          text "за март" frame 70,134,200,20
        """,
        """
        view
          text "Vegan"
          ▼ image "Leaf"
        button "Add"
        """,
      ],
      passing: [
        """
        element "Clock, 30 minutes"
          image "Clock"
          text "30 minutes"
        """,
        """
        view
          view image
          text "30 minutes"
        """,
        """
        view
          image "Clock"
          button "Order in 30 minutes"
        """,
      ],
      falsePositives: [
        // The picture has a description of its own.
        """
        view
          image "A woman in a red coat waits at the tram stop, snow on her umbrella"
          text "Winter sale"
        """,
        // Besides the two there is a row of buttons.
        """
        view
          image "Cover"
          text "Abbey Road"
          view
            button "Play"
            button "Shuffle"
        """,
        // The container holds much else.
        """
        view
          image "Cover"
          text "Abbey Road"
          text "The Beatles"
          button "Play"
        """,
      ])
  ) { run in
    for stop in run.screen.stops where run[stop].role == .image {
      guard let parent = run.screen.parent(of: stop), !run[stop].reactsToTap else { continue }
      // One more child than needed is looked at, whatever the parent holds.
      let children = run.fewChildren(of: parent)
      guard (2...3).contains(children.count) else { continue }
      let others = children.filter { $0 != stop && run[$0].isStop }
      guard let text = others.first(where: { run[$0].isBodyText }),
        others.allSatisfy({ !run[$0].reactsToTap }), run[parent].end - parent.index <= 20,
        run.screen.stops(in: parent).count == others.count + 1
      else { continue }
      guard run[stop].foldedLabel.words.count <= 5 else {
        run.pass(stop)
        continue
      }
      run.fail(
        stop, ["text": .text(run[text].spokenLabel)],
        fix: run.merging(run.screen.stops(in: parent), into: parent), covers: others)
    }
  }
}

extension RuleRun {
  /// The children of a node, four at most.
  fileprivate func fewChildren(of node: AuditedScreen.Node) -> [AuditedScreen.Node] {
    guard let first = node.descendants.first else { return [] }
    return Array(sequence(first: first, next: \.next).prefix(4))
  }
}
