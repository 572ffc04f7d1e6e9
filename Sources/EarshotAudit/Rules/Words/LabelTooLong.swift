import EarshotText
import EarshotTree

extension Rule {
  static let labelTooLong = Rule(
    "label-too-long", .text, .info, .medium, .slows,
    "The label of a control is long.",
    what: "the label has {count|# character|# characters}; at most {limit} are easy to follow",
    why: "listeners wait for the end of each label before they can decide",
    advice: "shorten the name; move parts to the value, the hint or custom content",
    isOptIn: true,
    settings: ["control": 40, "row": 100],
    fails: """
      ▼ button "Choose the restaurant from which we shall deliver"
      --- screen ru
      ▼ link "Политика конфиденциальности и обработки персональных данных"
      ---
      ▼ button cell "Crazy pepperoni, hot pepperoni, chicken, mozzarella, tomato sauce, sweet and sour sauce, from 395 roubles"
      """,
    passes: """
      button "Choose a restaurant"
      --- screen ru
      button cell "Крэйзи пепперони, от 395 рублей, пикантная пепперони"
      ---
      link "Privacy"
      --- The field says its mistake first.
      textEntry "Error, the number of the card is wrong, number of the card"
      --- A text to read is as long as it is.
      text "We deliver within thirty minutes, or the next pizza is on the house."
      """,
    boundaries: """
      --- control
      ▼ button "Forty {one|characters} {characters|are} {are|just} {more|right} {than|for} \
      {needed|this}"
      --- row
      ▼ button cell "Ham and mushrooms, ham, champignons, mozzarella, tomato sauce, oregano, thin \
      crust, from {1345|345} roubles"
      """,
    check: .each(\.controls, having: .label) { control, run in
      // Most labels are short in any script.
      guard control.spokenLabel.utf8.count > Int(clamping: run["control"]) else { return .pass }
      let count = Double(control.spokenLabel.count)
      let limit = run[control.isMerged || control.saysMistake ? "row" : "control"]
      guard count > limit else { return .pass }
      return .fail(
        ["count": .number(count), "limit": .number(limit)], fix: .label(.toWrite(.name)))
    })
}

extension Node {
  /// Whether it is a field with the text of a mistake in its label, as `error-not-attached` asks.
  fileprivate var saysMistake: Bool { role.isField && ErrorLexicon.areIn(foldedLabel) }

  /// Whether it stands for several texts: a row, or an element with texts in it.
  fileprivate var isMerged: Bool {
    isRow || element.systemContainer == .cell
      || descendants.prefix(24).count { $0.shownText != nil } >= 2
  }
}
