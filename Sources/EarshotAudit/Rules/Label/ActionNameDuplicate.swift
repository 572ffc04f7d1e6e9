import EarshotTree

extension Rule {
  static let actionNameDuplicate = Rule(
    "action-name-duplicate", .label, .warning, .high, .hard,
    "Two custom actions of one element share a name, or there are too many actions.",
    what: "{count|# action|# actions}{repeated|=0||, two of them called “{action}”}",
    why: "a listener goes through actions one by one and cannot tell equal ones apart",
    advice: "give each action a name of its own; keep the frequent ones and open a menu "
      + "for the rest",
    wcag: ["4.1.2"], references: [.apple("uikit/uiaccessibilitycustomaction")],
    settings: ["actions": 8],
    fails: """
      ▼ button "Цезарь" actions "Удалить" "Удалить"
      ---
      ▼ button "Message from Ann" actions "Reply" "Archive" "reply"
      ---
      ▼ element "Album" actions "Play" ("Share" actions "Copy" "Send" "Copy")
      --- boundary actions
      ▼ button "Photo" actions "A" "B" "C" "D" "E" "F" "G" "H" "I"
      """,
    passes: """
      button "Цезарь" actions "Добавить" "Удалить"
      ---
      button "Track" actions "Play next" "Play last"
      ---
      button "Untitled"
      --- In different folders the same name means different things.
      button "Order 12" actions ("Pizza" actions "Remove") ("Cola" actions "Remove")
      --- Two elements may each have the same action.
      button "Tea" actions "Delete"
      button "Milk" actions "Delete"
      --- boundary actions
      button "Photo" actions "A" "B" "C" "D" "E" "F" "G" "H"
      """,
    check: .each(\.stops) { stop, run in
      guard let actions = stop.element.customActions.value, !actions.isEmpty else {
        return .inapplicable
      }
      let isLong = Double(actions.count) > run["actions"]
      let repeated = actions.firstRepeated
      guard repeated != nil || isLong else { return .pass }
      return .fail(
        [
          "count": .number(Double(actions.count)), "action": .text(repeated ?? "—"),
          "repeated": .count(repeated == nil ? 0 : 1),
        ],
        fix: isLong ? nil : .of(stop.element.id, .actions(actions.distinct)))
    })
}
