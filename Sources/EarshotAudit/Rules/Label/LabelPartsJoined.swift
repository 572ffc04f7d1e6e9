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
      ---
      screen ru
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
      ---
      screen ru
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
    check: .each(\.stops, having: .label) { stop, run in
      let texts = run.screen.texts(in: stop)
      guard texts.count >= 2 else { return .inapplicable }
      guard let seam = stop.spokenLabel.seam(of: texts) else { return .pass }
      return .fail(
        [
          "first": .text(seam.first), "second": .text(seam.second),
          "suggestion": .text(seam.suggestion),
        ], fix: .label(.known(seam.suggestion)))
    })
}

extension AuditedScreen {
  /// The texts that can be read in a node, in the order of the views; none for what shows its own.
  fileprivate func texts(in node: Node) -> [String] {
    guard node.end > node.index + 2, node.element.appearance.value?.text == nil else {
      return []
    }
    return node.descendants.prefix(24).filter { $0.isShown }
      .compactMap { $0.shownText }
  }
}

/// Where two texts meet in a label.
private struct Seam {
  var first, second, suggestion: String
}

extension String {
  /// The first place where two of the texts meet without a pause.
  fileprivate func seam(of texts: [String]) -> Seam? {
    for (first, second) in zip(texts, texts.dropFirst()) where first != second {
      for space in ["", " "] {
        guard let range = firstRange(of: first + space + second),
          first.runs(into: second, space: space)
        else { continue }
        return Seam(first: first, second: second, suggestion: joined(texts, range.lowerBound))
      }
    }
    return nil
  }

  /// Whether nothing parts the end of one text from the next: letter and digit touch, or a new
  /// sentence begins after one space.
  private func runs(into next: String, space: String) -> Bool {
    guard let last, let first = next.first else { return false }
    let isWord = last.isLetter || last.isNumber
    if space.isEmpty { return isWord && (first.isLetter || first.isNumber) }
    return isWord && first.isUppercase && next.contains(" ")
  }

  /// The text with a comma between all texts that meet.
  private func joined(_ texts: [String], _ start: Index) -> String {
    var result = self
    for (first, second) in zip(texts, texts.dropFirst()) {
      for space in ["", " "] where first.runs(into: second, space: space) {
        if let range = result.firstRange(of: first + space + second) {
          result.replaceSubrange(range, with: "\(first), \(second)")
        }
      }
    }
    return result
  }
}
