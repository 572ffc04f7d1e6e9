import EarshotText

/// What the caption panel of a device shows, letter by letter.
///
/// The words are those of captions, with the habits of the panel in each language; they were read off
/// recordings, which `Documentation/VoiceOver/Recorded.md` lists.
enum PanelStyle {
  static func text(of utterance: Utterance) -> SpokenText {
    let habits = utterance.language.flatMap(Phrasebook.book(for:))?.panel ?? PanelHabits()
    let hints = utterance.parts.filter { $0.role == .hint }
    let keepsSigns = utterance.parts.contains { $0.phrase == .adjustable }
    let sentence = utterance.parts.filter { ![.hint, .extra].contains($0.role) }
      .map { text(of: $0, habits, keepsSigns: keepsSigns) }
    return SpokenText(
      sentence: sentence.joined(separator: habits.separator),
      hint: hints.isEmpty ? nil : joined(hints),
      extra: utterance.parts.filter { $0.role == .extra }.map(\.text))
  }

  private static func text(
    of part: Utterance.Part, _ habits: PanelHabits, keepsSigns: Bool
  ) -> String {
    if let phrase = part.phrase {
      guard part.role == .trait, phrase != .adjustable,
        Phrasebook.book(for: part.language ?? "")?.panel.capitalizesTypes == true
      else { return part.text }
      return part.text.capitalizingFirst
    }
    // The value of an adjustable element keeps its sign as long as the element is named with it.
    if part.role == .value, keepsSigns { return part.text }
    return habits.percent.map { part.text.spellingPercent($0) } ?? part.text
  }

  /// All hints but the last lose one final period; that of adjusting brings its own.
  private static func joined(_ hints: [Utterance.Part]) -> String {
    hints.enumerated().map { index, hint in
      let text = hint.phrase == .adjustHint ? hint.script : hint.text
      return index < hints.count - 1 ? text.withoutFinalPeriod : text
    }.joined(separator: ", ")
  }
}

extension String {
  /// The text with a word in the place of each percent sign that follows a digit.
  fileprivate func spellingPercent(_ word: String) -> String {
    var result = ""
    for character in self {
      guard character == "%" else {
        result.append(character)
        continue
      }
      var number = Substring(result)
      while let last = number.last, last == " " || last == "\u{A0}" { number.removeLast() }
      if number.last?.isNumber == true {
        result = number + " " + word
      } else {
        result.append(character)
      }
    }
    return result
  }
}
