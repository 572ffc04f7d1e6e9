extension Rule {
  static let textFractionOrCount = Rule(
    "text-fraction-or-count", .text, .info, .medium, .slows,
    "A label of digits and signs can be read in several ways.",
    what: "“{part}” can be a share, a count, a rating or a date when it is heard",
    why: "a listener has no layout around it that would tell what it counts",
    advice: "say what it is: “1 of 3”, “4.8 out of 5”, “12 and older”",
    references: [.apple("uikit/accessibility-for-uikit")],
    fails: """
      screen ru
      header "Оценка"
      ▼ text "4,8"
      ▼ text "12+"
      --- screen en
      ▼ button "1/3"
      ▼ text "-20%"
      ---
      cell
        text "Pepperoni"
        ▼ text "x2"
      --- strings en
      ▼ "page" "%d/%d"
      """,
    passes: """
      screen en
      text "4.8 out of 5"
      --- screen ru
      text "1 из 3"
      --- screen en
      element "Rating" value "4.8"
      --- The number of a version is read as it stands.
      screen en
      text "Version"
      text "2.1"
      --- It is a version.
      screen en
      text "2.1.7"
      --- A calculator has keys of digits.
      keyboardKey "1/2"
      --- strings en
      "page" "%d of %d"
      """,
    check: .texts([.label], of: { $0 != .keyboardKey }, all: .digit) { text in
      guard text.text.utf8.count <= 12, !text.hasValue, text.text.isAmbiguousCount,
        // A number behind the word is that of a version.
        text.textBefore?.hasWord(of: ["version", "версия", "versão", "build", "сборка"]) != true
      else { return nil }
      return SpokenFlaw(text.text)
    })
}

extension String {
  /// Whether it is a count with a sign, a fraction, a rating up to ten, or a share with a sign.
  fileprivate var isAmbiguousCount: Bool {
    // Each of them has a sign that most numbers lack.
    utf8.contains { $0 >= 0x80 || "+xX/.,%".utf8.contains($0) }
      && Self.counts.contains { wholeMatch(of: $0) != nil }
  }

  nonisolated(unsafe) private static let counts = [
    /[0-9]+\s*[+×xXхХ]|[×xXхХ]\s*[0-9]+/,
    /[0-9]{1,3}\s*\/\s*[0-9]{1,3}/,
    /0*(?:10|[0-9])\s*[.,]\s*[0-9]/,
    /[-−–+]\s*[0-9]+\s*(?:[.,]\s*[0-9]+\s*)?%/,
  ]
}
