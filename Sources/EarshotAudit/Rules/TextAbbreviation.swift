import EarshotSpeech
import EarshotTree

extension Rule {
  /// A word is shortened in what is heard.
  static let textAbbreviation = Rule(
    "text-abbreviation", step: .text, severity: .info, confidence: .medium, impact: .slows,
    criteria: ["3.1.4"],
    references: ["https://www.w3.org/WAI/WCAG22/Understanding/abbreviations"],
    english: RuleText(
      "A word is shortened in what is heard.",
      what: "the word “{part}” is shortened",
      why: "the voice reads the letters or breaks off, and its full stop makes a pause",
      advice: "write the word in full in the label; the text on the screen may stay short"),
    russian: RuleText(
      "В том, что слышно, слово сокращено.",
      what: "слово сокращено: «{part}»",
      why: "голос прочтет буквы или оборвет слово, а точка даст лишнюю паузу",
      advice: "напишите слово в названии полностью, текст на экране может остаться коротким"),
    examples: RuleExamples(
      failing: [
        """
        screen ru
        ▼ button "См. все"
        ▼ text "Пуш-уведомления, эл. почта, смс"
        ▼ text "61 ТЫС. ОЦЕНОК"
        """,
        """
        screen ru
        ▼ text "Заказ № 213"
        ▼ text "24 апреля 2021 г. в 17:25"
        """,
        """
        screen en
        ▼ text "Approx. 20 minutes"
        ▼ element "Basket" value "3 pcs"
        """,
      ],
      passing: [
        "screen ru\nbutton \"Смотреть все\"\ntext \"Электронная почта\"",
        "screen en\ntext \"About 20 minutes\"",
        "screen ru\ntext \"Заказ номер 213\"",
      ],
      falsePositives: [
        // The last word of a sentence is not shortened by its full stop.
        "screen en\ntext \"Lift the weight to the max.\"",
        // Initials have one letter, and units have a rule of their own.
        "screen ru\ntext \"А. С. Пушкин\"\ntext \"Пицца 30 см. Тесто тонкое\"",
        // The voice reads titles and streets in full.
        "screen en\ntext \"Mr. Smith, 5th Ave.\"",
      ],
      failingStrings: [
        """
        strings ru
        ▼ "all" "См. все"
        """
      ],
      passingStrings: [
        """
        strings ru
        "all" "Смотреть все"
        """
      ]), strings: .texts
  ) { run in
    run.judgeSpoken(run.screen.stops, any: [.latin, .otherLetter, .sign]) { spoken in
      guard !spoken.hasSpokenVariant, spoken.mayBeShortened else { return nil }
      let tokens = spoken.text.tokens
      let found = tokens.indices.compactMap { tokens.shortWord(at: $0, spoken.language) }
      guard let first = found.first else { return nil }
      var replacements: [Int: String] = [:]
      for word in found {
        guard let full = word.full else { return SpokenFlaw(first.text) }
        for index in word.range { replacements[index] = "" }
        replacements[word.range.lowerBound] = word.isCapital ? full.capitalizedFirst : full
      }
      return SpokenFlaw(first.text, better: tokens.replacing(replacements))
    }
  }
}

extension SpokenText {
  /// Whether it is worth looking at its words: a full stop, a number sign, or a number.
  fileprivate var mayBeShortened: Bool {
    let marks = TextMarks(text)
    return !marks.isDisjoint(with: [.point, .digit]) || text.contains("№")
  }
}

private struct ShortWord {
  var range: Range<Int>
  var text: String
  var full: String?
  var isCapital: Bool
}

extension [Token] {
  /// The shortened word that begins at an index.
  fileprivate func shortWord(at index: Int, _ language: String) -> ShortWord? {
    if self[index].isMark("№") {
      let full = language == "ru" ? "номер" : nil
      return ShortWord(range: index..<index + 1, text: "№", full: full, isCapital: false)
    }
    guard self[index].isWord, self[index].text.utf8.count <= 20 else { return nil }
    if let word = spelledWord(at: index) ?? yearWord(at: index) { return word }
    let hasPoint = index + 1 < count && self[index + 1].isMark(".")
    guard let entry = AbbreviationWords.entries[self[index].text.lowercased()],
      hasPoint || (!entry.needsPoint && isCounted(index)),
      // A full stop at the end may close a sentence; a unit after a number has its own rule.
      !hasPoint || !entry.needsPoint || after(index + 1) != nil,
      !(entry.full == "смотрите" && amount(before: index) != nil)
    else { return nil }
    let range = index..<index + (hasPoint ? 2 : 1)
    return ShortWord(
      range: range, text: self[range].map(\.text).joined(), full: entry.full,
      isCapital: self[index].text.first?.isUppercase ?? false)
  }

  /// Whether a number stands before it, so that it is no name.
  private func isCounted(_ index: Int) -> Bool {
    before(index).map { self[$0].isNumber || self[$0].isMark(in: "+±") } ?? false
  }

  /// Letters with full stops that stand for words, such as "e.g.", with or without white space.
  private func spelledWord(at index: Int) -> ShortWord? {
    guard self[index].text.unicodeScalars.count == 1, index + 3 < count,
      self[index + 1].isMark("."), let second = after(index + 1), self[second].isWord,
      second + 1 < count, self[second + 1].isMark(".")
    else { return nil }
    let key = "\(self[index].text).\(self[second].text).".lowercased()
    guard let full = AbbreviationWords.spelled[key] else { return nil }
    return ShortWord(
      range: index..<second + 2, text: self[index..<second + 2].map(\.text).joined(), full: full,
      isCapital: self[index].text.first?.isUppercase ?? false)
  }

  /// The Russian short form for the year after a number, or for the city before a name.
  private func yearWord(at index: Int) -> ShortWord? {
    guard self[index].text == "г", index + 1 < count, self[index + 1].isMark(".") else {
      return nil
    }
    let range = index..<index + 2
    if let number = amount(before: index) {
      guard number.range.count == 1, (1900...2100).contains(number.whole) else { return nil }
      return ShortWord(range: range, text: "г.", full: "года", isCapital: false)
    }
    guard let next = after(index + 1), self[next].text.first?.isUppercase == true else {
      return nil
    }
    return ShortWord(range: range, text: "г.", full: "город", isCapital: false)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
