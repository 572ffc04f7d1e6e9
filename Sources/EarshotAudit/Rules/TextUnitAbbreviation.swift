import EarshotSpeech
import EarshotTree

extension Rule {
  /// A unit after a number is shortened.
  static let textUnitAbbreviation = Rule(
    "text-unit-abbreviation", step: .text, severity: .info, confidence: .medium, impact: .slows,
    criteria: ["3.1.4"],
    references: ["https://developer.apple.com/documentation/foundation/measurementformatter"],
    english: RuleText(
      "A unit after a number is shortened.",
      what: "the unit in “{part}” is shortened",
      why: "many voices read a short unit letter by letter, and a listener has to guess it",
      advice: "write the unit in full in the label, in the form that the number asks for"),
    russian: RuleText(
      "Единица после числа сокращена.",
      what: "единица сокращена: «{part}»",
      why: "многие голоса читают сокращение по буквам, слушатель вынужден угадывать",
      advice: "напишите единицу в названии полностью, в форме, которой требует число"),
    examples: RuleExamples(
      failing: [
        """
        screen ru
        ▼ text "30 см, традиционное тесто, 640±50 г"
        """,
        """
        screen en
        ▼ button "Morning run" value "5.2 km"
        ▼ text "2 GB left"
        """,
        "screen ru\n▼ text \"Ветер 7 м/с\"",
      ],
      passing: [
        "screen ru\ntext \"30 сантиметров, традиционное тесто\"",
        "screen en\ntext \"5.2 kilometers\"",
        "screen en\ntext \"4K video\"",
      ],
      falsePositives: [
        // The letter after a year means the year; text-abbreviation speaks.
        "screen ru\ntext \"24 апреля 2021 г. в 17:25\"",
        // A preposition, and a letter of a house, are no units.
        "screen ru\ntext \"Дом 5 с подъездом\"\ntext \"Улица Наметкина, 13Б\"",
        // A generation of phone networks is no gram.
        "screen en\ntext \"5G\"",
      ],
      failingStrings: [
        """
        strings ru
        ▼ "size" "%d см, тонкое тесто"
        """,
        """
        strings en
        ▼ "left" "%.1f GB left"
        """,
      ],
      passingStrings: [
        """
        strings ru
        "size" "%d сантиметров"
        "street" "Дом %@ с подъездом"
        """
      ]), strings: .texts
  ) { run in
    run.judgeSpoken(run.screen.stops, all: .digit, any: [.latin, .otherLetter]) { spoken in
      guard !spoken.hasSpokenVariant else { return nil }
      let tokens = spoken.text.tokens
      let units = tokens.indices.compactMap { tokens.unit(at: $0) }
      guard let first = units.first else { return nil }
      let part = tokens[first.number.range.lowerBound..<first.range.upperBound].map(\.text).joined()
      return SpokenFlaw(part, better: tokens.naming(units, in: spoken.language))
    }
  }
}

/// A short unit in a text.
private struct ShortUnit {
  var range: Range<Int>
  var key: String
  var number: [Token].Amount
}

extension [Token] {
  /// The short unit that begins at an index right after a number.
  fileprivate func unit(at index: Int) -> ShortUnit? {
    guard self[index].isWord, self[index].text.utf8.count <= 10, let number = amount(before: index)
    else { return nil }
    // The longest form wins: km/h is no km.
    let lengths = [3, 2, 1].filter { index + $0 <= count }
    for length in lengths {
      let range = index..<index + length
      guard let key = UnitWords.keys[self[range].map(\.text).joined()] else { continue }
      if range.upperBound < count, [.word, .number].contains(self[range.upperBound].kind) {
        return nil
      }
      if key == "g", number.isYear { return nil }
      return ShortUnit(range: withPoint(range), key: key, number: number)
    }
    return nil
  }

  /// With the full stop of a short form, unless it ends the text or a sentence.
  private func withPoint(_ range: Range<Int>) -> Range<Int> {
    let end = range.upperBound
    guard end < count, self[end].isMark("."), let next = after(end) else { return range }
    let begins = self[next].text.first?.isUppercase ?? false
    return begins ? range : range.lowerBound..<end + 1
  }

  fileprivate func naming(_ units: [ShortUnit], in language: String) -> String? {
    var replacements: [Int: String] = [:]
    for unit in units {
      guard let name = UnitWords.names[language]?[unit.key] else { return nil }
      for index in unit.range { replacements[index] = "" }
      let word = name.after(
        unit.number.whole, isFraction: unit.number.isFraction,
        isGenitive: isGenitive(before: unit.number.range.lowerBound), in: language)
      let hasSpace = self[unit.range.lowerBound - 1].isSpace
      replacements[unit.range.lowerBound] = hasSpace ? word : " \(word)"
    }
    return replacing(replacements)
  }
}

extension [Token].Amount {
  fileprivate var isYear: Bool { range.count == 1 && !isFraction && (1900...2100).contains(whole) }
}
