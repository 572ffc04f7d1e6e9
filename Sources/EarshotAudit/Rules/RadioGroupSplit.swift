import EarshotTree

extension Rule {
  /// Options of a choice tell neither which is chosen nor what is chosen.
  static let radioGroupSplit = Rule(
    "radio-group-split", step: .simplify, severity: .warning, confidence: .medium, impact: .hard,
    criteria: ["1.3.1", "4.1.2"],
    references: [
      "https://developer.apple.com/documentation/uikit/uiaccessibilitytraits",
      "https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html",
    ],
    settings: ["options": 3],
    english: RuleText(
      "Options that exclude one another do not say which is chosen.",
      what: "options: {count}, and none is selected, has a value or belongs to a named group",
      why: "a listener hears single words, not a choice, and never what is chosen now",
      advice: "give the chosen option the trait selected and the group a label"),
    russian: RuleText(
      "Взаимоисключающие варианты не говорят, какой выбран.",
      what: "вариантов: {count}, но ни выбранного, ни значений, ни названной группы нет",
      why: "слышны отдельные слова, а не выбор, и непонятно, что выбрано сейчас",
      advice: "дайте выбранному варианту признак selected, а группе — название"),
    examples: RuleExamples(
      failing: [
        """
        view
          ▼ button "Courier" appearance (image "radio_on")
          button "Pick-up" appearance (image "radio_off")
          button "Post" appearance (image "radio_off")
        """,
        """
        view
          ▼ button radioButton "Наличными"
          button radioButton "Картой"
          button radioButton "Через СБП"
          button radioButton "Бонусами"
        """,
        """
        text "How was your trip?"
        view
          ▼ button type RadioButton "Good"
          button type RadioButton "Fair"
          button type RadioButton "Bad"
        """,
      ],
      passing: [
        """
        view
          button radioButton selected "Courier"
          button radioButton "Pick-up"
          button radioButton "Post"
        """,
        """
        group "Payment"
          button radioButton "Cash"
          button radioButton "Card"
          button radioButton "Transfer"
        """,
        """
        view
          button radioButton "Cash" value "on"
          button radioButton "Card" value "off"
          button radioButton "Transfer" value "off"
        """,
      ],
      falsePositives: [
        // Answers that act at once are no choice that stays.
        """
        view
          button "Yes"
          button "No"
          button "Later"
        """
      ],
      boundaries: [
        RuleExamples.Boundary(
          "options",
          passing: """
            view
              button radioButton "Window"
              button radioButton "Aisle"
            """,
          failing: """
            view
              ▼ button radioButton "Window"
              button radioButton "Middle"
              button radioButton "Aisle"
            """)
      ])
  ) { run in
    for group in run.screen.stopsByParent() where group.count >= Int(run["options"]) {
      let options = group.filter { run[$0].isRadio }
      guard options.count >= Int(run["options"]), let first = options.first else { continue }
      guard run.knows(first, .traits), run.knows(first, .value) else { continue }
      let parent = run.screen.parent(of: first)
      let tells =
        options.contains { run[$0].traits.contains(.selected) || !run[$0].value.isEmpty }
        || parent.map { !run[$0].spokenLabel.isEmpty } == true
      guard !tells else {
        run.pass(first)
        continue
      }
      run.fail(
        first, ["count": .number(Double(options.count))],
        fix: run.choosing(among: options, in: parent), covers: Array(options.dropFirst()))
    }
  }
}

extension RuleRun {
  /// Marks the option that looks chosen, and names the group.
  fileprivate func choosing(
    among options: [AuditedScreen.Node], in parent: AuditedScreen.Node?
  ) -> Fix? {
    var edits: [Fix.Edit] = []
    if let chosen = options.first(where: { self[$0].isSelected || self[$0].looksOn }) {
      edits.append(Fix.Edit(self[chosen].element.id, .insertTraits(.selected)))
    }
    if let parent {
      let id = self[parent].element.id
      edits.append(Fix.Edit(id, .container(.semanticGroup)))
      edits.append(Fix.Edit(id, .label(.toWrite(.title))))
    }
    return edits.isEmpty ? nil : Fix(edits)
  }
}

extension NodeFacts {
  /// Whether it is one option of several that exclude one another.
  fileprivate var isRadio: Bool {
    if traits.contains(.radioButton) || element.type?.hasSuffix("RadioButton") == true {
      return true
    }
    return role == .button && image?.lowercased().contains("radio") == true
  }

  /// Whether its picture is that of a chosen option.
  fileprivate var looksOn: Bool {
    guard let image = image?.lowercased() else { return false }
    return image.hasSuffix("on") || image.hasSuffix("selected") || image.hasSuffix("checked")
  }
}
