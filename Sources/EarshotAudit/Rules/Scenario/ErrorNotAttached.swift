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
    settings: ["error-gap": 12],
    fails: """
      screen 375x812
      ▼ text "Неправильный номер карты" frame 24,120,200,16
      textEntry "Номер карты" value "4242 4242" frame 24,140,290,36
      ---
      screen 390x844
      textEntry "Email" value "ann@" frame 16,100,358,44
      ▼ text "This address is not valid" frame 16,150,358,18
      textEntry "Password" frame 16,200,358,44
      ---
      screen 375x812
      textEntry secureTextField "Пароль" frame 16,100,343,44
      ▼ text "Нужно восемь знаков или больше" frame 16,148,343,18 appearance (color "#D32F2F")
      --- boundary error-gap
      screen 375x812
      textEntry "Code" frame 16,100,343,44
      ▼ text "The code is incorrect" frame 16,156,343,18
      """,
    passes: """
      screen 375x812
      text "Неправильный номер карты" frame 24,120,200,16
      textEntry "Неправильный номер карты, номер карты" frame 24,140,290,36
      ---
      screen 375x812
      textEntry "Email" hint "This address is not valid" frame 16,100,343,44
      text "This address is not valid" frame 16,148,343,18
      ---
      screen 375x812
      textEntry "City" frame 16,100,343,44
      text "We deliver to your door" frame 16,148,343,18 appearance (color "#333333")
      --- A summary is about the whole form.
      screen 375x812
      text "Some fields are not valid" frame 16,80,343,18 appearance (color "#D32F2F")
      textEntry "Name" frame 16,104,343,44
      --- A name of a field in the red of a brand is no error.
      screen 375x812
      text "Промокод" frame 16,80,343,18 appearance (color "#E30611")
      textEntry "Промокод" frame 16,104,343,44
      --- boundary error-gap
      screen 375x812
      textEntry "Code" frame 16,100,343,44
      text "The code is incorrect" frame 16,156.5,343,18
      """,
    check: .screen { run in
      let screen = run.screen
      let gap = run["error-gap"]
      for (place, field) in screen.stops.enumerated() where field.role.isField {
        guard run.knows(field, .frame), let frame = field.frame else { continue }
        // The error stands near its field on the screen, so it is near it in the order as well.
        let near = max(0, place - 3)...min(screen.stops.count - 1, place + 3)
        let errors = near.map { screen.stops[$0] }.filter { text in
          guard text.role == .text, let rect = text.frame, !rect.isEmpty,
            !rect.isInRow(with: frame), frame.verticalGap(to: rect) <= gap,
            frame.horizontalOverlap(with: rect) >= 0.5
          else { return false }
          return isError(text)
        }
        guard let error = errors.first else {
          run.pass(field)
          continue
        }
        let said = [field.spokenLabel, field.value, field.hint].map { $0.lowercased() }
        if said.contains(where: { $0.contains(error.foldedLabel) }) {
          run.pass(field)
          continue
        }
        guard run.knows(field, .label, .hint) else { continue }
        let name = field.spokenLabel
        // Whole sentences stay apart; a field without a name gets the error before it is named.
        let label = name.isEmpty ? error.spokenLabel : "\(error.spokenLabel), \(name)"
        run.fail(
          error, ["field": .text(screen.name(of: field))],
          fix: .of(field.element.id, .label(.known(label))), covers: [field])
      }
    })

  private static func isError(_ facts: AuditedScreen.Node) -> Bool {
    let label = facts.foldedLabel
    guard !label.isEmpty, !facts.traits.contains(.header), !ErrorWords.areFormWide(label) else {
      return false
    }
    if ErrorWords.areIn(label) { return true }
    guard let color = facts.element.appearance.value?.color, color.isRedColor else { return false }
    // One or two words in red are as often a name in the colour of a brand.
    return label.words.count >= 3
  }
}

extension String {
  /// Whether it is a colour such as `#D32F2F` that people call red.
  fileprivate var isRedColor: Bool {
    guard utf8.count == 7, let number = Int(dropFirst(), radix: 16) else { return false }
    let (red, green, blue) = (number >> 16, number >> 8 & 255, number & 255)
    return red >= 140 && red - max(green, blue) >= 70 && abs(green - blue) <= 60
  }
}
