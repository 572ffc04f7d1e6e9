import EarshotVerbalizer

extension Rule {
  static let textUnitAbbreviation = Rule(
    "text-unit-abbreviation", .text, .info, .medium, .slows,
    "A unit after a number is shortened.",
    what: "the unit in “{part}” is shortened",
    why: "many voices read a short unit letter by letter, and a listener has to guess it",
    advice: "write the unit in full in the label, in the form that the number asks for",
    wcag: ["3.1.4"], references: [.apple("foundation/measurementformatter")],
    fails: """
      screen ru
      ▼ text "30 см, традиционное тесто, 640±50 г"
      --- screen en
      ▼ button "Morning run" value "5.2 km"
      ▼ text "2 GB left"
      --- screen ru
      ▼ text "Ветер 7 м/с"
      ▼ text "5 м назад"
      --- strings ru
      ▼ "size" "%d см, тонкое тесто"
      --- strings en
      ▼ "left" "%.1f GB left"
      """,
    passes: """
      screen ru
      text "30 сантиметров, традиционное тесто"
      --- screen en
      text "5.2 kilometers"
      --- screen en
      text "4K video"
      --- In what somebody wrote units are read with the sentence.
      screen en
      element "The tower at the harbour was built in the year of the great storm, 28 m above the \
      sea, and is lit each night of the year by those who live beside it."
      --- The letter after a year means the year; text-abbreviation speaks.
      screen ru
      text "24 апреля 2021 г. в 17:25"
      --- A preposition, and a letter of a house, are no units.
      screen ru
      text "Дом 5 с подъездом"
      text "Улица Наметкина, 13Б"
      --- A generation of phone networks is no gram.
      screen en
      text "5G"
      --- strings ru
      "size" "%d сантиметров"
      "street" "Дом %@ с подъездом"
      """,
    check: .texts(all: .digit, any: [.latin, .otherLetter], dependsOnVoice: true) { text in
      guard !text.hasSpokenVariant, var flaw = text.flaw(.unit) else { return nil }
      if let age = text.age {
        flaw.better = age
      } else if text.text.isLongText {
        return nil
      }
      return flaw
    })
}

extension SpokenText {
  /// The age of a post in words, when the text is one: less than sixty m before "ago", or after a
  /// name and nothing else.
  fileprivate var age: String? {
    let isEnglish = ["en", "und"].contains(language)
    guard isEnglish || language == "ru", text.utf8.count <= 20,
      let match = text.wholeMatch(of: Self.shortAge),
      let minutes = Int(match.1), minutes < 60
    else { return nil }
    // A bare letter may be metres where shops tell how far away they are.
    let isAfterName = textBefore.map { !$0.isEmpty && !$0.contains(where: \.isNumber) } ?? false
    guard match.2 != nil || isAfterName && isEnglish else { return nil }
    let short = "\(minutes) \(isEnglish ? "min" : "мин")\(match.2 ?? "")"
    return VerbalizedText(short, language: isEnglish ? "en" : language).better([.unit])
  }

  nonisolated(unsafe) private static let shortAge = #/(\d{1,2})[ \u{A0}]?[mм]( ago| назад)?/#
}
