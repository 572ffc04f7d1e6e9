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
      --- A sign at the start or the end, as it stands on the screen.
      screen en
      ▼ element "Leg Day, MON, 45 minutes ›"
      ▼ button "▲ Options"
      ▼ button "Next →"
      ▼ text "▼ 2.4 %"
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
      --- Quotation marks, and a sign between words.
      screen ru
      text "Пицца «Маргарита»"
      text "Москва → Казань"
      text "→"
      --- boundary run
      screen en
      button "Vote ++"
      --- strings en
      "wow" "Sale!"
      """,
    check: .texts(
      any: [.run, .ornament, .sign, .dash, .slash, .colon, .bracket, .currency]
    ) { text in
      text.decoration ?? text.signAtEdge
    })
}

extension SpokenText {
  /// Runs of signs, and letters used as a font.
  fileprivate var decoration: SpokenFlaw? {
    // An emoji whose bytes a terminal of Windows took for letters; the app shows it rightly.
    guard !text.contains("∩╕Å") else { return nil }
    let least = max(2, Int(clamping: self["run"]))
    // The classes of a text tell runs of three; fewer have to be looked for.
    guard least == 2 || !classes.isDisjoint(with: [.run, .ornament]),
      let part = text.decoration(ofAtLeast: least)
    else { return nil }
    // People write exclamation marks in messages of their own.
    let isTalk = part.allSatisfy { "!?".contains($0) } && isPlainText
    return SpokenFlaw(
      part, better: text.withoutDecoration(ofAtLeast: least, in: language),
      severity: isTalk ? .info : nil)
  }

  /// An arrow, a shape or an angle mark before or after all words.
  fileprivate var signAtEdge: SpokenFlaw? {
    guard classes.contains(.beyondASCII) else { return nil }
    let whole = text.trimmed
    guard let sign = [whole.last, whole.first].compactMap({ $0 }).first(where: \.isShape),
      !(sign == "»" && whole.contains("«")), !(sign == "›" && whole.contains("‹"))
    else { return nil }
    let rest = String(whole.droppingLast(while: \.isShape).drop(while: \.isShape)).trimmed
    guard !rest.hasNoWord else { return nil }
    // Beside a number an arrow says whether it rose.
    let isTrend = rest.contains(where: \.isNumber) && "▲▼△▽↑↓↗↘".contains(sign)
    return SpokenFlaw(String(sign), better: isTrend ? nil : rest, severity: .info)
  }
}

extension Character {
  /// Whether it is an arrow, a geometric shape or a single angle mark.
  fileprivate var isShape: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return (0x2190...0x21FF).contains(value) || (0x25A0...0x25FF).contains(value)
      || (0x2798...0x27AF).contains(value) || value == 0x2794 || "›»❯❱〉⮕".contains(self)
  }
}
