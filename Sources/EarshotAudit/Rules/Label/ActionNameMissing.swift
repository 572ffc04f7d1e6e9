package import EarshotTree

extension Rule {
  static let actionNameMissing = Rule(
    "action-name-missing", .label, .error, .high, .hard,
    "The name of a custom action is blank, generic or a file name.",
    what: "the action “{action}” does not say what it does",
    why: "a listener chooses actions by name alone and dares not try this one",
    advice: "name the action by its result, such as “Delete” or “Add to cart”",
    wcag: ["4.1.2"], references: [.apple("uikit/uiaccessibilitycustomaction")],
    fails: """
      tableview
        ▼ element cell button "Цезарь, 695 рублей" actions "Удалить" " "
      ---
      ▼ button "Track 4" actions "ic_trash" "Rename"
      ---
      ▼ button "Message from Ann" actions "Action"
      ---
      ▼ button "Note" actions ("Share" actions "Copy" "square.and.arrow.up")
      """,
    passes: """
      button "Пепперони" actions "Добавить" "Убавить" "Удалить"
      ---
      button "Photo" actions "Delete" "Share"
      ---
      button "Nothing but activation"
      --- Actions inside tell what more there is.
      button "Pepperoni" actions "Add" ("More" actions "Copy" "Share")
      --- A brand may be written with a capital inside.
      button "Song" actions "Open in iTunes" "AirDrop"
      """,
    check: .each(\.stops) { stop, _ in
      guard let actions = stop.element.customActions.value, !actions.isEmpty else {
        return .inapplicable
      }
      guard let name = actions.firstNameless else { return .pass }
      return .fail(["action": .text(name)], fix: .actions(actions.map(\.named)))
    })
}

extension [CustomAction] {
  /// The first name, at any depth, that tells nothing.
  fileprivate var firstNameless: String? {
    lazy.compactMap { $0.isNameless ? $0.name : $0.actions.firstNameless }.first
  }
}

extension CustomAction {
  /// Whether its name tells nothing: signs, the name of a picture, or a word such as "Action".
  package var isNameless: Bool {
    let name = name.trimmed
    return name.hasNoWord || CodeText.isPictureName(name)
      || actions.isEmpty && Lexicon.all[.actions].contains(name.lowercased())
  }

  /// The action with names to write where they tell nothing.
  fileprivate var named: CustomAction {
    var action = self
    if isNameless { action.name = Fix.Words.toWrite(.result).text }
    action.actions = actions.map(\.named)
    return action
  }
}
