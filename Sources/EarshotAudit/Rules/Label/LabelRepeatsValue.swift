import EarshotText
import EarshotTree

extension Rule {
  static let labelRepeatsValue = Rule(
    "label-repeats-value", .label, .warning, .high, .slows,
    "The label ends with the value, so it is heard twice.",
    what: "“{value}” stands in the label and in the value",
    why: "a listener hears the same words twice at every visit",
    advice: "keep the name in the label and what changes in the value",
    references: [.apple("uikit/uiaccessibilityelement/accessibilityvalue")],
    settings: ["characters": 2], supersededBy: ["switch-label-missing", "value-as-label"],
    fails: """
      ▼ button "Размер, средний" value "средний"
      ---
      ▼ text "Total 24 €" value "24 €"
      ---
      ▼ button "Baker Street" value "Baker Street"
      ---
      ▼ adjustable "Volume: 50%" value "50%"
      """,
    passes: """
      button "Размер" value "средний"
      ---
      adjustable "Volume" value "50%"
      --- The value is only a part of a longer word.
      button "Newcastle" value "castle"
      --- What is typed may equal the caption.
      textEntry "City" value "City" input ()
      --- The same word stands elsewhere in the label and means something else.
      button "Large pizza" value "large"
      """,
    boundaries: """
      --- characters
      ▼ text "Row {17|7}" value "{17|7}"
      """,
    check: .each(\.stops, where: { !$0.role.isField }) { stop, run in
      let value = stop.value
      guard value.count >= Int(clamping: run["characters"]) else { return .inapplicable }
      guard stop.isCaptured(.label) else { return .incomplete(.notCaptured(.label)) }
      guard stop.role != .text || stop.isAuthored(.value) else { return .inapplicable }
      guard let name = stop.spokenLabel.dropping(end: value) else { return .pass }
      let change: Fix.Change =
        name.isEmpty && !stop.role.isControl
        ? .value(.known("")) : .label(name.isEmpty ? .toWrite(.name) : .known(name))
      return .fail(["value": .text(value)], fix: change)
    })
}
