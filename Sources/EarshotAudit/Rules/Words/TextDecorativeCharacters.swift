import EarshotText

extension Rule {
  static let textDecorativeCharacters = Rule(
    "text-decorative-characters", .text, .warning, .high, .slows,
    "Characters that only decorate are read one by one.",
    what: "“{part}” is read sign by sign, or not as letters",
    why: "a listener sits through a row of signs, or hears nothing where others read a word",
    advice: "say in words what the signs mean; leave decoration out of the label",
    wcag: ["1.1.1"], references: [.wcag("non-text-content")], settings: ["run": 3],
    supersededBy: ["text-placeholder-dash", "label-blank"],
    fails: """
      screen en
      ▼ text "★★★★☆"
      --- screen ru
      ▼ header "==== Меню ===="
      --- screen en
      ▼ button "Buy now!!!"
      --- Letters of formulas used as a font.
      screen en
      ▼ text "𝐒𝐚𝐥𝐞 ends today"
      --- screen en
      ▼ text "── Drinks ──"
      --- Glyphs of a font of pictures have no name that a voice could say.
      screen en
      ▼ button "\\u{EEAF}, Start the day"
      ▼ element "Settings \\u{F0493}"
      --- boundary run
      screen en
      ▼ button "Vote +++"
      --- strings en
      ▼ "wow" "Sale!!!"
      """,
    passes: """
      screen en
      text "4 of 5 stars"
      --- screen ru
      header "Меню"
      --- screen en
      button "Wait..."
      --- Typed characters are hidden behind points.
      screen en
      textEntry secureTextField "Password" value "•••••••"
      --- Digits and letters repeat in numbers and words.
      screen en
      text "1000 Brrr"
      --- boundary run
      screen en
      button "Vote ++"
      --- strings en
      "wow" "Sale!"
      """,
    check: .texts(
      any: [.run, .ornament, .sign, .dash, .slash, .colon, .bracket, .currency]
    ) { text in
      let least = max(2, Int(clamping: text["run"]))
      // The classes of a text tell runs of three; fewer have to be looked for.
      guard least == 2 || !text.classes.isDisjoint(with: [.run, .ornament]),
        let part = text.text.decoration(ofAtLeast: least)
      else { return nil }
      // People write exclamation marks in messages of their own.
      let isTalk = part.allSatisfy { "!?".contains($0) } && text.isPlainText
      return SpokenFlaw(
        part, better: text.text.withoutDecoration(ofAtLeast: least, in: text.language),
        severity: isTalk ? .info : nil)
    })
}
