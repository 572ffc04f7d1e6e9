import EarshotTree
import EarshotVerbalizer

extension Rule {
  static let textAbbreviation = Rule(
    "text-abbreviation", .text, .info, .medium, .slows,
    "A word is shortened in what is heard.",
    what: "the word “{part}” is shortened",
    why: "the voice reads the letters or breaks off, and its full stop makes a pause",
    advice: "write the word in full in the label; the text on the screen may stay short",
    wcag: ["3.1.4"], references: [.wcag("abbreviations")],
    fails: """
      screen ru
      ▼ button "См. все"
      ▼ text "Пуш-уведомления, эл. почта, смс"
      ▼ text "61 ТЫС. ОЦЕНОК"
      --- screen ru
      ▼ text "Заказ № 213"
      ▼ text "24 апреля 2021 г. в 17:25"
      --- screen en
      ▼ text "Approx. 20 minutes"
      ▼ element "Basket" value "3 pcs"
      --- The weekdays above a calendar.
      screen 375x812 en
      ▼ text "M" frame 20,120,20,20
      text "T" frame 70,120,20,20
      text "W" frame 120,120,20,20
      text "T" frame 170,120,20,20
      text "F" frame 220,120,20,20
      text "S" frame 270,120,20,20
      text "S" frame 320,120,20,20
      --- strings ru
      ▼ "all" "См. все"
      """,
    passes: """
      screen ru
      button "Смотреть все"
      text "Электронная почта"
      --- screen en
      text "About 20 minutes"
      --- screen ru
      text "Заказ номер 213"
      --- The last word of a sentence is not shortened by its full stop.
      screen en
      text "Lift the weight to the max."
      --- Initials have one letter, and units have a rule of their own.
      screen ru
      text "А. С. Пушкин"
      text "Пицца 30 см. Тесто тонкое"
      --- The voice reads titles and streets in full.
      screen en
      text "Mr. Smith, 5th Ave."
      --- Answers with letters, and keys.
      screen 375x812 en
      text "A" frame 20,120,20,20
      text "B" frame 70,120,20,20
      text "C" frame 120,120,20,20
      text "D" frame 170,120,20,20
      text "E" frame 220,120,20,20
      text "F" frame 270,120,20,20
      text "G" frame 320,120,20,20
      --- strings ru
      "all" "Смотреть все"
      """,
    check: .init(
      screen: { run in
        words.screen?(&run)
        for row in run.screen.rowsOfWeekdays {
          let part = row.map(\.spokenLabel).joined(separator: " ")
          run.fail(row[0], ["part": .text(part)], covers: Array(row.dropFirst()))
        }
      }, strings: words.strings))

  /// The texts with a word that is shortened.
  private static let words = RuleCheck.texts(
    any: [.latin, .otherLetter, .sign], dependsOnVoice: true
  ) { text in
    // A full stop, a number sign, or a number; a page of legal text nobody rewrites for the ear.
    guard text.text.utf8.count <= 400 else { return nil }
    let mayBeShort = !text.classes.isDisjoint(with: [.point, .digit]) || text.text.contains("№")
    return mayBeShort && !text.hasSpokenVariant ? text.flaw(.abbreviation) : nil
  }
}

extension AuditedScreen {
  /// The names of seven weekdays in one row, each of at most three letters.
  fileprivate var rowsOfWeekdays: [[Node]] {
    let short = stops.map { $0.role == .text && $0.isShortWord }
    var rows: [[Node]] = []
    var start = 0
    while start < stops.count {
      let end = short[start...].firstIndex(of: false) ?? stops.count
      let row = Array(stops[start..<end])
      if row.count == 7, row.nameWeekdays, row.isEvenRow { rows.append(row) }
      start = end + 1
    }
    return rows
  }
}

extension Node {
  /// Whether its label has one to three letters and nothing else.
  fileprivate var isShortWord: Bool {
    (1...3).contains(spokenLabel.count)
      && spokenLabel.allSatisfy { $0.isUppercase || $0.isLowercase }
  }
}

extension [Node] {
  /// Whether their labels are short forms of weekdays, or initials, of which two days share one.
  fileprivate var nameWeekdays: Bool {
    let labels = map(\.foldedLabel)
    if labels.allSatisfy({ $0.count == 1 }) { return Set(labels).count < labels.count }
    return labels.allSatisfy(DateWords.contains)
  }

  /// Whether they stand at one height, one as far from the next as all others.
  fileprivate var isEvenRow: Bool {
    let centers = compactMap(\.frame).map(\.center)
    guard centers.count == count, count > 1 else { return false }
    let step = centers[1].x - centers[0].x
    return zip(centers, centers.dropFirst()).allSatisfy { left, right in
      abs(right.x - left.x - step) <= 0.2 * abs(step) && abs(right.y - left.y) <= 2
    }
  }
}
