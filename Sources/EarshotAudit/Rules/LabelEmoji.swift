import EarshotTree

extension Rule {
  /// A label is made of emoji, or has many.
  static let labelEmoji = Rule(
    "label-emoji", step: .label, severity: .warning, confidence: .medium, impact: .slows,
    criteria: ["1.1.1"],
    references: ["https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html"],
    settings: ["most": 2],
    english: RuleText(
      "A label is made of emoji, or has many of them.",
      what: "the label “{label}” has emoji: {count}",
      why: "VoiceOver says the long name of each, and the meaning gets lost",
      advice: "say it in words and keep emoji to the text on the screen"),
    russian: RuleText(
      "Название из эмодзи, или их много.",
      what: "в названии «{label}» есть эмодзи, штук: {count}",
      why: "VoiceOver произносит длинное имя каждого, и смысл теряется",
      advice: "скажите словами, а эмодзи оставьте тексту на экране"),
    examples: RuleExamples(
      failing: [
        "▼ button \"🛒\"",
        "screen ru\n▼ button \"🔥🔥 Скидки\"",
        "▼ link \"Sale 🎉 today 🎁 only ⏰\"",
        // A font of pictures.
        "▼ button \"\\u{E801}\"",
        // A message shows the same, which the author of the app did not write.
        "▼ text \"👍\"",
      ],
      passing: [
        "button \"Cart\"",
        "screen ru\nbutton \"Скидки 🔥\"",
        "text \"See you at 7 👋\"",
      ],
      falsePositives: [
        // Signs and arrows are no emoji, flags are one each.
        "button \"Next →\"\nbutton \"Apple™ Pay\"\nbutton \"Language 🇷🇺 🇺🇸\"",
        "button \"5 ★\"",
        // A choice of emoji.
        """
        view
          button "😀"
          button "😁"
          button "😂"
          button "😃"
          button "😄"
          button "😅"
          button "😆"
          button "😉"
        """,
      ],
      boundaries: [
        .init(
          "most", passing: "button \"Pizza 🍕 and tea 🍵\"",
          failing: "▼ button \"Pizza 🍕, tea 🍵, cake 🍰\"")
      ])
  ) { run in
    let picker = run.screen.stops.count { run[$0].isEmojiOnly }
    for stop in run.screen.stops where run.hasLabel(stop) {
      guard run[stop].makeup.contains(.beyondASCII) else {
        run.pass(stop)
        continue
      }
      let emoji = run[stop].spokenLabel.emoji
      let isOnly = run[stop].isEmojiOnly
      // Where many are offered to choose from, each is its own name.
      if isOnly, picker >= 8 {
        run.pass(stop)
        continue
      }
      let repeats = Set(emoji).count < emoji.count
      guard isOnly || repeats || Double(emoji.count) > run["most"] else {
        run.pass(stop)
        continue
      }
      let isSeen = run[stop].role == .text || run.screen.showsLabel(of: stop)
      run.fail(
        stop, ["count": .number(Double(emoji.count))],
        fix: .of(run[stop].element.id, .label(run[stop].spokenLabel.inWords)),
        severity: isSeen ? .info : nil)
    }
  }
}

extension NodeFacts {
  fileprivate var isEmojiOnly: Bool {
    guard makeup.isDisjoint(with: [.lower, .upper, .digit]), makeup.contains(.beyondASCII),
      spokenLabel.hasNoWord
    else { return false }
    return spokenLabel.contains { $0.isEmoji }
  }
}

extension String {
  fileprivate var emoji: [Character] {
    var found: [Character] = []
    for character in self where character.isEmoji { found.append(character) }
    return found
  }

  /// The text without emoji; a text to write when no word is left.
  fileprivate var inWords: Fix.Words {
    let rest = filter { !$0.isEmoji }.split(separator: " ").joined(separator: " ")
      .strippedOfSeparators
    return rest.hasNoWord ? .toWrite(.name) : .known(rest)
  }
}

extension Character {
  /// Whether it is drawn as a picture, by Unicode or by a font of the app.
  fileprivate var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.value > 0xFF else { return false }
    if first.properties.generalCategory == .privateUse { return true }
    if first.properties.isEmojiPresentation { return true }
    return first.properties.isEmoji && unicodeScalars.contains { $0.value == 0xFE0F }
  }
}
