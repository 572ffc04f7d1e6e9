import EarshotTree

extension Rule {
  static let labelEmoji = Rule(
    "label-emoji", .label, .warning, .medium, .slows,
    "A label is made of emoji, or has many of them.",
    what: "the label “{label}” has emoji: {count}",
    why: "VoiceOver says the long name of each, and the meaning gets lost",
    advice: "say it in words and keep emoji to the text on the screen",
    wcag: ["1.1.1"], references: [.wcag("non-text-content.html")], settings: ["most": 2],
    fails: """
      ▼ button "🛒"
      ---
      screen ru
      ▼ button "🔥🔥 Скидки"
      ---
      ▼ link "Sale 🎉 today 🎁 only ⏰"
      --- A font of pictures.
      ▼ button "\\u{E801}"
      --- A message shows the same, which the author of the app did not write.
      ▼ text "👍"
      --- boundary most
      ▼ button "Pizza 🍕, tea 🍵, cake 🍰"
      """,
    passes: """
      button "Cart"
      ---
      screen ru
      button "Скидки 🔥"
      ---
      text "See you at 7 👋"
      --- Signs and arrows are no emoji, flags are one each.
      button "Next →"
      button "Apple™ Pay"
      button "Language 🇷🇺 🇺🇸"
      --- A star after a number is a rating.
      button "5 ★"
      --- A choice of emoji.
      view
        button "😀"
        button "😁"
        button "😂"
        button "😃"
        button "😄"
        button "😅"
        button "😆"
        button "😉"
      --- boundary most
      button "Pizza 🍕 and tea 🍵"
      """,
    check: .screen { run in
      let picker = run.screen.stops.count { $0.isEmojiOnly }
      for stop in run.screen.stops where run.hasLabel(stop) {
        guard stop.makeup.contains(.beyondASCII) else {
          run.pass(stop)
          continue
        }
        let emoji = stop.spokenLabel.emoji
        let isOnly = stop.isEmojiOnly
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
        let isSeen = stop.role == .text || run.screen.showsLabel(of: stop)
        run.fail(
          stop, ["count": .number(Double(emoji.count))],
          fix: .of(stop.element.id, .label(stop.spokenLabel.inWords)),
          severity: isSeen ? .info : nil)
      }
    })
}

extension AuditedScreen.Node {
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
