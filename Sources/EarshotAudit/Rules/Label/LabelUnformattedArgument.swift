import EarshotTree

extension Rule {
  static let labelUnformattedArgument = Rule(
    "label-unformatted-argument", .label, .error, .high, .hard,
    "A label holds a place for data that was not filled.",
    what: "the label “{label}” holds “{part}”",
    why: "listeners hear signs of a program in place of the data",
    advice: "unwrap the value, or pass all arguments to the format",
    wcag: ["4.1.2"], references: [.wcag("name-role-value.html")],
    fails: """
      ▼ button "Pay Optional(\\"514\\") roubles"
      --- screen ru
      ▼ text "Здравствуйте, %@!"
      ---
      ▼ button "Cart, %1$d items"
      ▼ button "Open {name}"
      ---
      ▼ text "Delivery: (null)"
      ▼ button "Add undefined"
      ▼ text "nil"
      ---
      ▼ link "Order ${order.number}"
      --- What should come after the colon is empty.
      ▼ image "Voicemail from:"
      ▼ button "Photo by "
      """,
    passes: """
      button "Pay 514 roubles"
      --- screen ru
      text "Здравствуйте, Анна!"
      ---
      button "Cart, 3 items"
      --- Per cent before a word.
      text "20% discount"
      button "100%durum"
      --- A caption stands before its value.
      text "Name: "
      adjustable "Size:" value "2"
      button "Sort by"
      --- Names and words with these letters.
      text "River Nile"
      button "Options (3)"
      text "Won two nil at home"
      --- A view that shows code.
      textEntry "Editor: print(\\"%d\\", x)"
      --- It is code, and shown as such.
      text "let a = \\"%@\\"\\nlet b = Optional(1)"
      """,
    check: .each(
      \.stops, having: .label, naming: "part", fix: .label(.toWrite(.name))
    ) { stop, _ in
      guard !stop.role.isField else { return nil }
      let part =
        stop.labelClasses.contains(.code) ? CodeText.templatePart(of: stop.spokenLabel) : nil
      // Several lines are code that somebody reads.
      let isCode =
        stop.role == .text && stop.labelClasses.isSuperset(of: [.code, .control])
      return isCode ? nil : part ?? CodeText.emptyWord(of: stop.spokenLabel) ?? stop.openEnd
    })
}
