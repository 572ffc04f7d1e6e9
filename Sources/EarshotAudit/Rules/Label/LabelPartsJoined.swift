import EarshotTree

extension Rule {
  static let labelPartsJoined = Rule(
    "label-parts-joined", .label, .warning, .medium, .slows,
    "The texts of a merged label run into each other.",
    what: "“{first}” and “{second}” meet without a pause in the label",
    why: "the end of one text is heard as the beginning of the next",
    advice: "join the texts with a comma and a space: “{suggestion}”",
    wcag: ["1.3.1"], references: [.wcag("info-and-relationships.html")],
    fails: """
      ▼ button cell "Margherita395 ₽"
        text "Margherita"
        text "395 ₽"
      --- screen ru
      ▼ button "Доставка Привезем за 30 минут"
        text "Доставка"
        text "Привезем за 30 минут"
      ---
      ▼ element "Table 12Window seat"
        text "Table 12"
        text "Window seat"
      """,
    passes: """
      button cell "Margherita, 395 ₽"
        text "Margherita"
        text "395 ₽"
      --- screen ru
      button "Доставка. Привезем за 30 минут"
        text "Доставка"
        text "Привезем за 30 минут"
      ---
      button "From 395 ₽"
        text "From"
        text "395 ₽"
      --- The text is on the screen exactly so.
      button "Table12" appearance (text "Table12")
        text "Table"
        text "12"
      --- One sentence in two colours.
      button "No account? Sign up"
        text "No account?"
        text "Sign up"
      """,
    check: .each(\.stops, having: .label) { stop, _ in
      let texts = stop.textsInside
      guard texts.count >= 2 else { return .inapplicable }
      let touching = zip(texts, texts.dropFirst()).flatMap { first, second in
        ["", " "].filter { first.runs(into: second, space: $0) }
          .map { (first: first, second: second, together: first + $0 + second) }
      }
      let found = touching.first { $0.first != $0.second && stop.spokenLabel.contains($0.together) }
      guard let found else { return .pass }
      // A comma between all texts that meet.
      let suggestion = touching.reduce(into: stop.spokenLabel) { label, pair in
        if let range = label.firstRange(of: pair.together) {
          label.replaceSubrange(range, with: "\(pair.first), \(pair.second)")
        }
      }
      return .fail(
        [
          "first": .text(found.first), "second": .text(found.second),
          "suggestion": .text(suggestion),
        ], fix: .label(.known(suggestion)))
    })
}

extension Node {
  /// The texts that can be read in it, in the order of the views; none for what shows its own.
  fileprivate var textsInside: [String] {
    guard end > index + 2, element.appearance.value?.text == nil else { return [] }
    return descendants.prefix(24).filter(\.isShown).compactMap(\.shownText)
  }
}

extension String {
  /// Whether nothing parts the end of one text from the next: letter and digit touch, or a new
  /// sentence begins after one space.
  fileprivate func runs(into next: String, space: String) -> Bool {
    guard let last, let first = next.first, last.isLetter || last.isNumber else { return false }
    return space.isEmpty
      ? first.isLetter || first.isNumber : first.isUppercase && next.contains(" ")
  }
}
