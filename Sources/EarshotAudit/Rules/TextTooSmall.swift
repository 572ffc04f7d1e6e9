import EarshotTree

extension Rule {
  /// Text is smaller than the smallest style of the system.
  static let textTooSmall = Rule(
    "text-too-small", step: .size, severity: .warning, confidence: .high, impact: .slows,
    criteria: ["1.4.4"],
    references: ["https://developer.apple.com/design/human-interface-guidelines/typography"],
    settings: ["size": 11],
    english: RuleText(
      "Text is smaller than the smallest text style.",
      what: "“{text}” is set in {size} points, {needed} is the smallest text style",
      why: "people with low vision cannot read it, and many others have to bring the phone closer",
      advice: "use a text style of {needed} points or more, such as caption2"),
    russian: RuleText(
      "Текст мельче самого мелкого стиля.",
      what: "кегль «{text}» {size} пт, самый мелкий стиль {needed}",
      why: "слабовидящие его не прочтут, остальным придется подносить телефон к глазам",
      advice: "возьмите стиль от {needed} пт, например caption2"),
    examples: RuleExamples(
      failing: [
        "▼ text \"Delivery is free from 20 dollars\" appearance (fontSize 10)",
        "▼ button \"Подробнее\" appearance (text \"Подробнее\" fontSize 9)",
        // Badges are often small; the finding is milder.
        "▼ text \"3\" appearance (fontSize 8)",
      ],
      passing: [
        "text \"Delivery is free\" appearance (fontSize 13)",
        "button \"Details\" appearance (text \"Details\" fontSize 17)",
        "header \"Меню\" appearance (fontSize 28)",
      ],
      falsePositives: [
        // Nobody reads text that is hidden.
        "text \"Debug\" invisible appearance (fontSize 8)",
        // The system sets the titles of its tab bars in ten points.
        """
        tabbar
          button tabBarItem "Menu" appearance (text "Menu" fontSize 10)
        """,
        // A picture has no text whose size could be wrong.
        "image \"Map\" appearance (image \"map\" fontSize 8)",
      ],
      boundaries: [
        .init(
          "size", passing: "text \"Terms\" appearance (fontSize 11)",
          failing: "▼ text \"Terms\" appearance (fontSize 10.5)")
      ])
  ) { run in
    // The system sets the titles of tab bars itself.
    for node in run.screen.texts where !run[node].isSystem && run[node].role != .tab {
      guard let size = run[node].element.appearance.value?.fontSize else {
        run.cannotTell(.notCaptured(.appearance), node)
        continue
      }
      guard size < run["size"] else {
        run.pass(node)
        continue
      }
      let text = run[node].shownText ?? run[node].spokenLabel
      let isBadge = text.count <= 3 || text.contains { "©®™".contains($0) }
      run.fail(
        node, ["text": .text(text), "size": .number(size), "needed": .number(run["size"])],
        fix: .of(run[node].element.id, .fontSize(run["size"])), severity: isBadge ? .info : nil)
    }
  }
}
