import EarshotTree
import EarshotVerbalizer

extension Rule {
  static let labelEmoji = Rule(
    "label-emoji", .label, .warning, .medium, .slows,
    "A label is made of emoji, has many of them, or repeats one in words.",
    what: "the label “{label}” has {count} emoji",
    why: "VoiceOver says the long name of each, and the meaning gets lost",
    advice: "say it in words and keep emoji to the text on the screen",
    wcag: ["1.1.1"], references: [.wcag("non-text-content.html")], settings: ["most": 2],
    fails: """
      ▼ button "🛒"
      --- screen ru
      ▼ button "🔥🔥 Скидки"
      ---
      ▼ link "Sale 🎉 today 🎁 only ⏰"
      --- A message shows the same, which the author of the app did not write.
      ▼ text "👍"
      --- The voice says the name of the picture, and then the word.
      screen en
      ▼ button "🍕 Pizza"
      ▼ button "🇫🇷 France"
      --- boundary most
      ▼ button "Lunch 🍕, tea 🍵, cake 🍰"
      """,
    passes: """
      button "Cart"
      --- screen ru
      button "Скидки 🔥"
      ---
      text "See you at 7 👋"
      --- The glyph of a font is silent, which is another problem.
      button "\\u{E801}"
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
      button "Lunch 🍕 and tea 🍵"
      """,
    check: .screen { run in
      // Where many are offered to choose from, each is its own name.
      let isPicker = run.screen.stops.count { $0.isEmojiOnly } >= 8
      for stop in run.screen.stops where run.hasLabel(stop) {
        let emoji = stop.labelClasses.contains(.beyondASCII) ? stop.spokenLabel.emoji : []
        let isMuch =
          stop.isEmojiOnly
          ? !isPicker
          : Set(emoji).count < emoji.count
            || Double(emoji.count) > run["most"]
            || stop.repeats(
              emoji, in: run.screen.language(of: stop), among: Set(stop.foldedLabel.words))
        guard isMuch else {
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

extension Node {
  /// Whether its label is made of emoji alone.
  var isEmojiOnly: Bool {
    labelClasses.isDisjoint(with: [.lower, .upper, .digit]) && labelClasses.contains(.beyondASCII)
      && spokenLabel.hasNoWord && !spokenLabel.emoji.isEmpty
  }
}

extension Node {
  /// Whether words in lower case have the name of an emoji, or of the land of a flag.
  func repeats(_ emoji: [Character], in language: String, among words: Set<String>) -> Bool {
    guard !emoji.isEmpty else { return false }
    return emoji.contains { emoji in
      let sign = String(emoji)
      let name = verbalized(sign, in: language).spoken.lowercased()
      guard name != sign else { return false }
      // Of a flag the first word is the one for a flag.
      let isFlag = emoji.unicodeScalars.first.map { (0x1F1E6...0x1F1FF).contains($0.value) } == true
      let named = name.words.dropFirst(isFlag ? 1 : 0)
      return !named.isEmpty && named.allSatisfy(words.contains)
    }
  }
}
