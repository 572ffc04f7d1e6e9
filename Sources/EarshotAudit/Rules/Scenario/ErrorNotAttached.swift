import EarshotTree

extension Rule {
  static let errorNotAttached = Rule(
    "error-not-attached", .scenario, .warning, .medium, .hard,
    "The text of an error stands beside a field, but the field does not say it.",
    what: "the field “{field}” does not say its error “{label}”",
    why: "somebody who comes to the field to mend it does not hear that anything is wrong",
    advice: "put the error before the name in the accessibilityLabel of “{field}”",
    wcag: ["3.3.1", "1.3.1"],
    references: [.wcag("error-identification.html"), .wcag("info-and-relationships.html")],
    settings: ["error-gap": 12], screen: "375x812",
    fails: """
      ▼ text "Неправильный номер карты" frame 24,120,200,16
      textEntry "Номер карты" value "4242 4242" frame 24,140,290,36
      --- screen 390x844
      textEntry "Email" value "ann@" frame 16,100,358,44
      ▼ text "This address is not valid" frame 16,150,358,18
      textEntry "Password" frame 16,200,358,44
      ---
      textEntry secureTextField "Пароль" frame 16,100,343,44
      ▼ text "Нужно восемь знаков или больше" frame 16,148,343,18 appearance (color "#D32F2F")
      """,
    passes: """
      text "Неправильный номер карты" frame 24,120,200,16
      textEntry "Неправильный номер карты, номер карты" frame 24,140,290,36
      ---
      textEntry "Email" hint "This address is not valid" frame 16,100,343,44
      text "This address is not valid" frame 16,148,343,18
      ---
      textEntry "City" frame 16,100,343,44
      text "We deliver to your door" frame 16,148,343,18 appearance (color "#333333")
      --- A summary is about the whole form.
      text "Some fields are not valid" frame 16,80,343,18 appearance (color "#D32F2F")
      textEntry "Name" frame 16,104,343,44
      --- A name of a field in the red of a brand is no error.
      text "Промокод" frame 16,80,343,18 appearance (color "#E30611")
      textEntry "Промокод" frame 16,104,343,44
      """,
    boundaries: """
      --- error-gap
      textEntry "Code" frame 16,100,343,44
      ▼ text "The code is incorrect" frame 16,{156|156.5},343,18
      """,
    check: .screen { run in
      let stops = run.screen.stops
      run.judge(stops.enumerated().filter { $0.element.role.isField }) { place, run in
        let field = place.element
        guard let frame = field.frame else { return .incomplete(.notCaptured(.frame)) }
        // The error stands near its field on the screen, so it is near it in the order as well.
        let near = stops[max(0, place.offset - 3)...min(stops.count - 1, place.offset + 3)]
        let error = near.first { text in
          guard text.role == .text, let rect = text.frame, !rect.isEmpty,
            !rect.isInRow(with: frame), frame.verticalGap(to: rect) <= run["error-gap"],
            frame.horizontalOverlap(with: rect) >= 0.5
          else { return false }
          return text.isError
        }
        guard let error else { return .pass }
        let said = [field.spokenLabel, field.value, field.hint]
        if said.contains(where: { $0.lowercased().contains(error.foldedLabel) }) { return .pass }
        if let missing = field.missing(.label, .hint) { return missing }
        // Whole sentences stay apart; a field without a name gets the error before it is named.
        let label = [error.spokenLabel, field.spokenLabel].filter { !$0.isEmpty }
        return .fail(
          ["field": .text(field.name)], on: error,
          fix: run.changing(
            field, [.label(.known(label.joined(separator: ", ")))], removing: [error]),
          covers: [field])
      }
    })
}

extension Node {
  fileprivate var isError: Bool {
    guard !foldedLabel.isEmpty, !traits.contains(.header), !ErrorLexicon.areFormWide(foldedLabel)
    else { return false }
    if ErrorLexicon.areIn(foldedLabel) { return true }
    // One or two words in red are as often a name in the colour of a brand.
    return element.appearance.value?.color?.isRedColor == true && foldedLabel.words.count >= 3
  }
}
