import EarshotTree

extension Rule {
  /// Something that opens and closes does not say whether it is open.
  static let stateExpandedMissing = Rule(
    "state-expanded-missing", step: .label, severity: .warning, confidence: .medium,
    impact: .slows, criteria: ["4.1.2"],
    references: [
      "https://developer.apple.com/documentation/uikit/uiaccessibility",
      "https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html",
    ],
    english: RuleText(
      "Something that opens and closes does not say whether it is open.",
      what: "the picture {image} shows that it opens, but the state is not said",
      why: "a listener does not know that there is more, nor whether it is shown",
      advice: "set accessibilityExpandedStatus, or say the state in the value"),
    russian: RuleText(
      "Раскрывающийся элемент не говорит, раскрыт ли он.",
      what: "по картинке {image} видно, что элемент раскрывается, но состояние не звучит",
      why: "слушатель не узнает, что есть продолжение и показано ли оно",
      advice: "задайте accessibilityExpandedStatus или скажите состояние в значении"),
    examples: RuleExamples(
      failing: [
        """
        tableview
          cell
            ▼ button "Как вернуть заказ?"
              view appearance (image "chevron.down")
          cell
            ▼ button "Где мой заказ?"
              view appearance (image "chevron.down")
        """,
        "▼ button \"Details\" appearance (image \"ic_expand_more\")",
        """
        collection
          ▼ element cell button "Filters"
            view appearance (image "accordion_arrow")
        """,
      ],
      passing: [
        """
        tableview
          cell
            button "Can I pay in cash?" collapsed
              view appearance (image "chevron.down")
        """,
        "button \"Details\" value \"Hidden\" appearance (image \"ic_expand_more\")",
        "button \"Close\" appearance (image \"ic_close\")",
      ],
      falsePositives: [
        // A row that leads to another screen points forward.
        """
        tableview
          cell
            button "General"
              view appearance (image "chevron.right")
        """,
        // A menu says of itself that it pops up.
        "button popupButton \"Sort\" appearance (image \"chevron.down\")",
        // The city opens a list of its own; it is not in a row that unfolds.
        "button \"London\" appearance (image \"chevron.down\")",
      ])
  ) { run in
    var seen: Set<AuditedScreen.Node> = []
    let controls = SubtreeTally(run.screen) { run[$0].isStop && run[$0].isControlByName }
    for node in run.screen.nodes {
      guard let image = run[node].image, run[node].isShown, !run[node].isSystem,
        let sign = DisclosureSign(image),
        let control = run.disclosure(around: node, sign, controls),
        seen.insert(control).inserted
      else { continue }
      let facts = run[control]
      guard facts.element.expandedStatus.value == nil, facts.value.isEmpty,
        !facts.traits.contains(.popupButton), !facts.traits.contains(.selected)
      else {
        run.pass(control)
        continue
      }
      guard run.knows(control, .expandedStatus) else { continue }
      run.fail(
        control, ["image": .text(image)],
        fix: .of(facts.element.id, .expanded(sign.isOpen ? .expanded : .collapsed)))
    }
  }
}

/// What a picture says about opening and closing.
private struct DisclosureSign {
  /// Whether it shows that the content is open.
  let isOpen: Bool
  /// Whether the name tells it outright; a plain chevron can also mean a menu.
  let isPlain: Bool

  init?(_ name: String) {
    let parts = Set(name.nameParts)
    isPlain = !parts.isDisjoint(with: ["expand", "collapse", "accordion", "disclosure"])
    let isChevron = !parts.isDisjoint(with: ["chevron", "caret"])
    isOpen = parts.contains("up") || parts.contains("collapse") || parts.contains("less")
    // Out of "expand" alone a picture on the whole screen would follow; a player has that.
    guard parts.isDisjoint(with: ["right", "left", "forward", "backward", "screen"]) else {
      return nil
    }
    guard isPlain || isChevron && !parts.isDisjoint(with: ["up", "down"]) else { return nil }
  }
}

extension RuleRun {
  /// The stop that the sign is of: the control around it, or the only one of its row.
  fileprivate func disclosure(
    around node: AuditedScreen.Node, _ sign: DisclosureSign, _ controls: SubtreeTally
  ) -> AuditedScreen.Node? {
    let row = screen.row(of: node)
    guard sign.isPlain || row != nil else { return nil }
    if self[node].isStop { return self[node].isControlByName ? node : nil }
    if let around = screen.ancestors(of: node).first(where: { self[$0].isStop }) {
      return self[around].isControlByName ? around : nil
    }
    // Of several controls nobody knows which one opens the row.
    guard let row, controls.count(in: row) == 1 else { return nil }
    return screen.stops(in: row).first { self[$0].isControlByName }
  }
}
