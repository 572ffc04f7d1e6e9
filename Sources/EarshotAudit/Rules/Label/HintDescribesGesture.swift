import EarshotTree

extension Rule {
  static let hintDescribesGesture = Rule(
    "hint-describes-gesture", .label, .warning, .high, .slows,
    "A hint tells a gesture and not what happens.",
    what: "the hint “{hint}” tells a gesture: “{phrase}”",
    why: "gestures differ with VoiceOver, Switch Control and keyboards, so the hint misleads",
    advice: "tell the result in one sentence, such as “Opens the cart.”",
    wcag: ["3.3.2"], references: [.apple("objectivec/nsobject-swift.class/accessibilityhint")],
    fails: """
      ▼ button "Cart" hint "Double tap to open the cart."
      --- screen ru
      ▼ button "Пепперони" hint "Нажмите, чтобы открыть карточку"
      ---
      ▼ button "Story" hint "Opens the story. Swipe up to reply."
      ---
      ▼ link "Karte" hint "Tippen, um die Karte zu öffnen"
      --- screen ja
      ▼ button "連動アプリ" hint "ダブルタップして開きます"
      --- screen ko
      ▼ button "알림" hint "이중 탭하여 엽니다"
      --- screen it
      ▼ button "Carrello" hint "Tocca due volte per aprire il carrello"
      """,
    passes: """
      button "Cart" hint "Opens the cart."
      --- screen ru
      button "Пепперони" hint "Откроет карточку."
      ---
      button "Pay"
      --- A press that prints, a double that is a measure.
      button "News" hint "Opens press releases."
      --- It tells of a drink, not of a gesture.
      button "Coffee" hint "Adds a double espresso."
      --- A magic tap cannot be guessed, so the screen that takes it tells it.
      view handles magicTap
        adjustable "Song" value "Night shift" hint "Double tap with two fingers to pause."
      --- A part of a word.
      button "Offers" hint "Tapas for two are at half price."
      --- screen ja
      button "カート" hint "カートを開きます。"
      --- The key that the system adds below its keyboard.
      screen ja
      button "次のキーボード" hint "別のキーボードを選択するには、ダブルタップして押さえたままドラッグします"
      """,
    check: .each(\.stops, having: .hint) { stop, _ in
      if Self.hintsOfTheSystem.contains(stop.hint) { return .pass }
      // Nobody finds the magic tap without a word, and what handles it may be a controller (F231).
      if stop.mayTakeMagicTap, GestureLexicon.magicTap.firstMatch(in: stop.hint.lowercased()) != nil
      {
        return .pass
      }
      let hint = stop.hint.lowercased()
      let opening = GestureLexicon.first.firstMatch(in: hint).flatMap { $0.isAtStart ? $0 : nil }
      guard let match = opening ?? GestureLexicon.anywhere.firstMatch(in: hint) else {
        return .pass
      }
      return .fail(
        ["hint": .text(stop.hint), "phrase": .text(match.phrase)], fix: .hint(.toWrite(.result)))
    })
}

extension Rule {
  /// The hints of the keys that the system adds below its keyboard.
  private static let hintsOfTheSystem: Set<String> = [
    "別のキーボードを選択するには、ダブルタップして押さえたままドラッグします",
    "Double tap and hold, then drag to select another keyboard",
  ]
}

extension Node {
  /// Whether a tap with two fingers may do something here: a view handles it, or the source does not
  /// tell what handles what.
  fileprivate var mayTakeMagicTap: Bool {
    !isCaptured(.handlers) || handles(.magicTap) || ancestors.contains { $0.handles(.magicTap) }
  }
}
