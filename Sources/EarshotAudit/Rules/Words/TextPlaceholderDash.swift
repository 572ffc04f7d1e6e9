extension Rule {
  static let textPlaceholderDash = Rule(
    "text-placeholder-dash", .text, .info, .medium, .slows,
    "A dash stands for data that is not there.",
    what: "“{part}” is all that is said",
    why: "the voice is silent or says “dash”, so a listener thinks that something is broken",
    advice: "say it in words: no data, unlimited, not known",
    wcag: ["1.1.1"], references: [.wcag("non-text-content")],
    fails: """
      screen ru
      cell
        text "Баланс"
        ▼ text "—"
      --- screen en
      ▼ element "Heart rate" value "--"
      --- screen en
      text "Traffic left"
      ▼ text "∞"
      --- screen en
      ▼ element "Last login" value "N/A"
      --- strings en
      ▼ "empty" "--"
      """,
    passes: """
      screen ru
      text "Нет данных"
      --- screen en
      element "Heart rate" value "72"
      --- screen en
      element "Traffic left" value "Unlimited"
      --- A button with a minus takes away, it stands for no data.
      stepper
        button "-"
        button "+"
      --- Keys of a keyboard have the names of their signs.
      keyboardKey "?"
      --- A field shows what was typed.
      textEntry "Comment" value "?"
      --- strings en
      "empty" "No data"
      """,
    check: .texts(any: [.dash, .sign, .slash, .point]) { text in
      // The name of a control is looked at by other rules.
      guard text.text.utf8.count <= 8, text.part == .value || !text.role.isControl else {
        return nil
      }
      let meaning = PlaceholderSigns.meaning(of: text.text.lowercased())
      return meaning.map { SpokenFlaw(text.text, better: $0[text.language]) }
    })
}
