import EarshotTree

extension Rule {
  static let radioGroupSplit = Rule(
    "radio-group-split", .simplify, .warning, .medium, .hard,
    "Options that exclude one another do not say which is chosen.",
    what: "options: {count}, and none is selected, has a value or belongs to a named group",
    why: "a listener hears single words, not a choice, and never what is chosen now",
    advice: "give the chosen option the trait selected and the group a label",
    wcag: ["1.3.1", "4.1.2"],
    references: [.apple("uikit/uiaccessibilitytraits"), .wcag("name-role-value.html")],
    settings: ["options": 3],
    fails: """
      view
        ▼ button "Courier" appearance (image "radio_on")
        button "Pick-up" appearance (image "radio_off")
        button "Post" appearance (image "radio_off")
      ---
      view
        ▼ button radioButton "Наличными"
        button radioButton "Картой"
        button radioButton "Через СБП"
        button radioButton "Бонусами"
      ---
      text "How was your trip?"
      view
        ▼ button type RadioButton "Good"
        button type RadioButton "Fair"
        button type RadioButton "Bad"
      --- boundary options
      view
        ▼ button radioButton "Window"
        button radioButton "Middle"
        button radioButton "Aisle"
      """,
    passes: """
      view
        button radioButton selected "Courier"
        button radioButton "Pick-up"
        button radioButton "Post"
      ---
      group "Payment"
        button radioButton "Cash"
        button radioButton "Card"
        button radioButton "Transfer"
      ---
      view
        button radioButton "Cash" value "on"
        button radioButton "Card" value "off"
        button radioButton "Transfer" value "off"
      --- Answers that act at once are no choice that stays.
      view
        button "Yes"
        button "No"
        button "Later"
      --- boundary options
      view
        button radioButton "Window"
        button radioButton "Aisle"
      """,
    check: .screen { run in
      for group in run.screen.stopsByParent() where group.count >= Int(run["options"]) {
        let options = group.filter { $0.isRadio }
        guard options.count >= Int(run["options"]), let first = options.first else { continue }
        guard run.knows(first, .traits), run.knows(first, .value) else { continue }
        let parent = first.parent
        let tells =
          options.contains { $0.traits.contains(.selected) || !$0.value.isEmpty }
          || parent.map { !$0.spokenLabel.isEmpty } == true
        guard !tells else {
          run.pass(first)
          continue
        }
        run.fail(
          first, ["count": .number(Double(options.count))],
          fix: run.choosing(among: options, in: parent), covers: Array(options.dropFirst()))
      }
    })
}

extension RuleContext {
  /// Marks the option that looks chosen, and names the group.
  fileprivate func choosing(
    among options: [AuditedScreen.Node], in parent: AuditedScreen.Node?
  ) -> Fix? {
    var edits: [Fix.Edit] = []
    if let chosen = options.first(where: { $0.isSelected || $0.looksOn }) {
      edits.append(Fix.Edit(chosen.element.id, .insertTraits(.selected)))
    }
    if let parent {
      let id = parent.element.id
      edits.append(Fix.Edit(id, .container(.semanticGroup)))
      edits.append(Fix.Edit(id, .label(.toWrite(.title))))
    }
    return edits.isEmpty ? nil : Fix(edits)
  }
}

extension AuditedScreen.Node {
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
