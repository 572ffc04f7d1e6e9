import EarshotTree

extension Rule {
  static let labelGeneric = Rule(
    "label-generic", .label, .warning, .high, .hard,
    "The label of a control does not tell where it leads.",
    what: "the label is only “{label}”",
    why: "in lists of links and buttons, and out of order, nobody knows what it is about",
    advice: "say the target too, such as “More about delivery”; keep the visible words first",
    wcag: ["2.4.4"], references: [.wcag("link-purpose-in-context.html")],
    fails: """
      text "Delivery"
      ▼ link "Learn more"
      --- screen ru
      text "Акция"
      ▼ button "Подробнее"
      ---
      ▼ link "here"
      ▼ button "Details"
      --- Of a picture the kind is said, and not what it shows.
      ▼ image "Avatar"
      ▼ image "Banner logo"
      --- What it shows is told by the field beside it alone.
      view
        textEntry secureTextField "Password" input (secure)
        ▼ button "Show"
      --- A word for an action of any kind.
      screen de
      ▼ button "Aktion"
      """,
    passes: """
      link "Learn more about delivery"
      --- screen ru
      button "Подробнее об акции"
      ---
      header "Details"
      text "More"
      image "Avatar of Anna"
      --- The row is one stop that names what it is about.
      button cell "Margherita, details"
        text "Margherita"
        text "Details"
      --- The system's own tab for what does not fit.
      tabbar
        button tabBarItem "More"
      --- Without a password beside it, what is shown is another matter.
      view
        text "Stories"
        button "Show"
      --- The button beside the password says what it shows.
      view
        textEntry secureTextField "Password" input (secure)
        button "Show password"
      --- The value says what it opens.
      button "Details" value "Order 1042"
      """,
    check: .each(\.stops, where: { $0.role.isControl || $0.role == .image }, having: .label) {
      stop, _ in
      guard stop.spokenLabel.utf8.count <= 48, stop.value.isEmpty else { return .pass }
      if stop.role == .image {
        return Lexicon.all[.kindsOfPictures].contains(stop.foldedLabel)
          ? .fail(fix: .label(.toWrite(.name)), severity: .info) : .pass
      }
      let isGeneric =
        stop.role != .tab && stop.role != .keyboardKey
        && Lexicon.all[.targets].contains(stop.foldedLabel)
        && !stop.ancestors.contains { $0.element.systemContainer == .tabBar }
      if isGeneric { return .fail(fix: .label(.toWrite(.name))) }
      // Whoever designed the screen may tell what it is about.
      return stop.role == .button && (stop.revealsPassword || stop.isAnyAction)
        ? .review(fix: .label(.toWrite(.name))) : .pass
    })
}

extension Node {
  /// Whether it shows or hides the password in the field beside it and does not say so.
  fileprivate var revealsPassword: Bool {
    guard Lexicon.all[.revealing].contains(foldedLabel), !spokenLabel.contains(" ") else {
      return false
    }
    // Of many siblings only the nearest are asked, as each such button asks them.
    return [previous, previous?.previous, next].contains {
      $0?.traits.contains(.secureTextField) == true
    }
  }

  /// Whether its name is the word for any action.
  fileprivate var isAnyAction: Bool {
    ["action", "actions", "aktion", "действие", "ação", "acción", "azione", "操作", "アクション"]
      .contains(foldedLabel)
  }
}
