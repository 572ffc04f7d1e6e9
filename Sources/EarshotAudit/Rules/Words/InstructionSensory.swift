import EarshotVerbalizer

extension Rule {
  static let instructionSensory = Rule(
    "instruction-sensory", .text, .warning, .medium, .hard,
    "An instruction names a sign in place of the control.",
    what: "the instruction names the sign {part}, which is not how the control is called",
    why: "a listener looks for the sign, and the control has another name or none",
    advice: "name the control as its label does, such as “Tap Add Habit”",
    wcag: ["1.3.3"], references: [.wcag("sensory-characteristics")],
    fails: """
      screen en
      ▼ text "Tap + to add a habit"
      button "Add Habit"
      --- screen ru
      ▼ text "Нажмите на «+», чтобы добавить адрес"
      --- screen en
      ▼ text "No notes yet. Press the ✏️ button to write one."
      --- screen en
      ▼ text "Click (⋮) for more"
      --- screen de
      ▼ text "Tippen Sie auf ＋"
      --- strings en
      ▼ "empty.list" "Tap + to add a habit"
      """,
    passes: """
      screen en
      text "Tap Add Habit"
      --- screen en
      text "Tap Settings > Privacy"
      --- Signs elsewhere.
      screen en
      text "Press 1 + 2 on the keypad"
      text "Tap to pay • 4 items"
      text "Press A+ to enlarge the text"
      text "Tap the star ★ again if you like it"
      --- What is called so can be found.
      screen en
      text "Tap + to add a habit"
      button "+"
      --- strings en
      "empty.list" "Tap Add Habit"
      """,
    check: .texts([.label], of: { !$0.isControl }, any: [.sign, .latin, .otherLetter]) { text in
      guard let sign = text.text.signToTouch, !text.isBesideControl(named: sign) else { return nil }
      return SpokenFlaw(sign)
    })
}

extension String {
  /// The sign that the text asks to touch, as in "Tap + to add"; `nil` if it names the control.
  fileprivate var signToTouch: String? {
    let tokens = self.tokens
    for (index, token) in tokens.enumerated() where token.isWord(about: .touching) {
      let rest = tokens[(index + 1)...].prefix(10)
      let touched = rest.first {
        !$0.isSpace && !$0.isMark(in: "«“„\"'‘(") && !$0.isWord(about: .pointing)
      }
      if let touched, touched.isSign { return String(touched.text) }
    }
    return nil
  }
}

extension Token {
  fileprivate func isWord(about topic: Lexicon.Topic) -> Bool {
    isWord && Lexicon.all[topic].contains(text.lowercased())
  }

  /// Whether it is a plus, a cross, or a picture among the letters.
  fileprivate var isSign: Bool {
    guard let scalar = mark?.unicodeScalars.first else { return false }
    return "+＋×".unicodeScalars.contains(scalar)
      || scalar.value >= 0x2190
        && [.otherSymbol, .mathSymbol, .privateUse].contains(scalar.properties.generalCategory)
  }
}
