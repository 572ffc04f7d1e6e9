import EarshotTree

extension Rule {
  static let labelDescribesElement = Rule(
    "label-describes-element", .label, .warning, .medium, .hard,
    "A label tells what a view is for and not what it shows.",
    what: "the label “{label}” tells what the view is for, not what it shows",
    why: "a listener hears the same description whatever the view shows",
    advice: "say what is shown, such as “3 products”; a state belongs in the value or the traits",
    wcag: ["1.1.1"], references: [.wcag("non-text-content")],
    supersededBy: ["label-developer-text", "label-contains-role", "label-contains-action"],
    fails: """
      ▼ image "Displays selected product"
      ▼ element "Displays number of items in your cart" appearance (text "3")
      ▼ image "Indicates when color is selected"
      ▼ element "Container for fragments"
      --- screen ru
      ▼ image "Отображает выбранный товар"
      --- screen de
      ▼ image "Zeigt den ausgewählten Artikel an"
      """,
    passes: """
      image "Red bicycle"
      element "3 products"
      --- What can be read is meant for readers.
      text "Displays the number of unread messages"
      element "Shows battery" appearance (text "Shows battery")
      --- The name of a control says what it does.
      button toggleButton "Shows the percentage" value "1"
      --- Words that begin alike, and things that are containers.
      image "Display case"
      image "Shipping container"
      """,
    check: .each(
      \.stops, where: { !$0.isControlByName && !$0.isTapped }, having: .label,
      fix: .label(.toWrite(.name))
    ) { stop, run in
      descriptions.firstMatch(in: stop.foldedLabel)?.isAtStart == true
        && !run.screen.showsLabel(of: stop)
    })
}

private let descriptions = PhraseList(Lexicon.all[.descriptions])
