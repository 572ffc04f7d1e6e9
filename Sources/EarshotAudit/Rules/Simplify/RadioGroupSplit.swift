import EarshotText
import EarshotTree

extension Rule {
  static let radioGroupSplit = Rule(
    "radio-group-split", .simplify, .warning, .medium, .hard,
    "Options that exclude one another do not say which is chosen.",
    what:
      "{count|# option|# options}, and none is selected, has a value or belongs to a named group",
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
      """,
    boundaries: """
      --- options
      view
        ▼ button radioButton "Window"
        {button radioButton "Middle"|}
        button radioButton "Aisle"
      """,
    check: .each({ $0.stopsByParent() }) { group, run in
      let options = group.filter(\.isRadio)
      guard options.count >= Int(clamping: run["options"]), let first = options.first else {
        return .inapplicable
      }
      if let missing = first.missing(.traits, .value) { return missing }
      let isNamed = first.parent.map { !$0.spokenLabel.isEmpty } == true
      if isNamed || options.contains(where: { $0.traits.contains(.selected) || !$0.value.isEmpty })
      {
        return .pass
      }
      let chosen = options.first { $0.isSelected || $0.looksOn }
      let edits =
        (chosen.map { [Fix.Edit($0, .insertTraits(.selected))] } ?? [])
        + (first.parent.map {
          [Fix.Edit($0, .container(.semanticGroup)), Fix.Edit($0, .label(.toWrite(.title)))]
        } ?? [])
      return .fail(
        ["count": .count(options.count)], on: first, fix: edits.isEmpty ? nil : Fix(edits),
        covers: Array(options.dropFirst()))
    })
}

extension Node {
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
