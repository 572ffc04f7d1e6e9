import EarshotSpeech
import EarshotTree
import EarshotVerbalizer

extension Rule {
  static let textDecorativeCharacters = Rule(
    "text-decorative-characters", .text, .warning, .high, .slows,
    "Characters that only decorate are read one by one.",
    what: "“{part}” is read sign by sign, or not as letters",
    why: "a listener sits through a row of signs, or hears nothing where others read a word",
    advice: "say in words what the signs mean; leave decoration out of the label",
    wcag: ["1.1.1"], references: [.wcag("non-text-content")], settings: ["run": 3],
    supersededBy: ["text-placeholder-dash"],
    fails: """
      screen en
      ▼ text "★★★★☆"
      ---
      screen ru
      ▼ header "==== Меню ===="
      ---
      screen en
      ▼ button "Buy now!!!"
      --- Letters of formulas used as a font.
      screen en
      ▼ text "𝐒𝐚𝐥𝐞 ends today"
      ---
      screen en
      ▼ text "── Drinks ──"
      --- boundary run
      screen en
      ▼ button "Vote +++"
      ---
      strings en
      ▼ "wow" "Sale!!!"
      """,
    passes: """
      screen en
      text "4 of 5 stars"
      ---
      screen ru
      header "Меню"
      ---
      screen en
      button "Wait..."
      --- Typed characters are hidden behind points.
      screen en
      textEntry secureTextField "Password" value "•••••••"
      --- Digits and letters repeat in numbers and words.
      screen en
      text "1000 Brrr"
      --- boundary run
      screen en
      button "Vote ++"
      ---
      strings en
      "wow" "Sale!"
      """,
    strings: .texts,
    check: .screen { run in
      let least = max(2, Int(run["run"]))
      // The marks of a text tell runs of three; fewer have to be looked for.
      let marks: TextMarks =
        least > 2
        ? [.run, .ornament] : [.sign, .dash, .slash, .colon, .bracket, .ornament, .currency]
      run.judgeSpoken(run.screen.stops, any: marks) { spoken in
        guard let part = spoken.text.decoration(ofAtLeast: least) else { return nil }
        // People write exclamation marks in messages of their own.
        let isTalk = part.allSatisfy { "!?".contains($0) } && spoken.isPlainText
        return SpokenFlaw(
          part, better: spoken.text.withoutDecoration(ofAtLeast: least, in: spoken.language),
          severity: isTalk ? .info : nil)
      }
    })
}

extension SpokenText {
  fileprivate var isPlainText: Bool {
    node.role == .text && !node.traits.contains(.header)
  }
}

extension String {
  /// The first run of signs, or of letters made for formulas.
  fileprivate func decoration(ofAtLeast least: Int) -> String? {
    stretches.first { $0.isDecoration(ofAtLeast: least) }.map { stretch in
      // A rating has full and empty stars; both belong to it.
      stretch.isStars ? String(filter { "★☆⭐✩✪".contains($0) }) : stretch
    }
  }

  /// The text with stars as a number, formula letters as letters, and other runs left out.
  fileprivate func withoutDecoration(ofAtLeast least: Int, in language: String) -> String? {
    let full = count { "★⭐".contains($0) }
    let all = count { "★☆⭐✩✪".contains($0) }
    let stars =
      language == "ru" ? "\(full) из \(all)" : language == "en" ? "\(full) of \(all)" : nil
    var text = ""
    var hasStars = false
    for stretch in stretches {
      if stretch.isStars {
        guard let stars else { return nil }
        if !hasStars { text += stars }
        hasStars = true
      } else if stretch.unicodeScalars.contains(where: \.isFormulaLetter) {
        text += stretch.plainLetters
      } else if !stretch.isDecoration(ofAtLeast: least) {
        text += stretch
      }
    }
    return text.tokens.replacing([:])
  }

  /// The text cut where the character changes; formula letters stay together.
  private var stretches: [String] {
    var stretches: [String] = []
    for character in self {
      let isFormula = character.unicodeScalars.contains(where: \.isFormulaLetter)
      if let last = stretches.last?.last,
        last == character
          || (isFormula && last.unicodeScalars.contains(where: \.isFormulaLetter))
      {
        stretches[stretches.count - 1].append(character)
      } else {
        stretches.append(String(character))
      }
    }
    return stretches
  }

  private func isDecoration(ofAtLeast least: Int) -> Bool {
    guard let first else { return false }
    if first.unicodeScalars.contains(where: \.isFormulaLetter) { return count >= 2 }
    if (0x2500...0x259F).contains(first.unicodeScalars.first?.value ?? 0) { return true }
    return count >= least && !first.isLetter && !first.isNumber && !first.isWhitespace
      && first != "."
      && first != "…"
  }

  private var isStars: Bool { first.map { "★☆⭐✩✪".contains($0) } ?? false }

  private var plainLetters: String {
    String(String.UnicodeScalarView(unicodeScalars.map(\.plainLetter)))
  }
}

extension Unicode.Scalar {
  fileprivate var isFormulaLetter: Bool { (0x1D400...0x1D7FF).contains(value) }

  /// The letter or digit that a letter of formulas looks like.
  fileprivate var plainLetter: Unicode.Scalar {
    guard isFormulaLetter else { return self }
    if value >= 0x1D7CE { return Unicode.Scalar(UInt8(0x30 + (value - 0x1D7CE) % 10)) }
    // Greek follows the Latin alphabets and looks like no letter of them.
    guard value < 0x1D6A4 else { return self }
    let place = UInt8((value - 0x1D400) % 52)
    return Unicode.Scalar(place < 26 ? 0x41 + place : 0x61 + place - 26)
  }
}
