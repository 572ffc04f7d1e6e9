import EarshotVerbalizer

extension String {
  /// The first run of signs, or of letters made for formulas.
  func decoration(ofAtLeast least: Int) -> String? {
    runs.first { $0.isDecoration(ofAtLeast: least) }.map { run in
      // A rating has full and empty stars; both belong to it.
      run.isStars ? String(filter { "★☆⭐✩✪".contains($0) }) : run
    }
  }

  /// The text with stars as a number, formula letters as letters, and other runs left out.
  func withoutDecoration(ofAtLeast least: Int, in language: String) -> String? {
    let full = count { "★⭐".contains($0) }
    let all = count { "★☆⭐✩✪".contains($0) }
    let stars =
      language == "ru" ? "\(full) из \(all)" : language == "en" ? "\(full) of \(all)" : nil
    var text = ""
    var hasStars = false
    for run in runs {
      if run.isStars {
        guard let stars else { return nil }
        if !hasStars { text += stars }
        hasStars = true
      } else if run.unicodeScalars.contains(where: \.isFormulaLetter) {
        text += run.plainLetters
      } else if !run.isDecoration(ofAtLeast: least) {
        text += run
      }
    }
    return text.tokens.replacing([:])
  }

  /// The text cut where the character changes; formula letters stay together.
  private var runs: [String] {
    var runs: [String] = []
    for character in self {
      let isFormula = character.unicodeScalars.contains(where: \.isFormulaLetter)
      if let last = runs.last?.last,
        last == character
          || (isFormula && last.unicodeScalars.contains(where: \.isFormulaLetter))
      {
        runs[runs.count - 1].append(character)
      } else {
        runs.append(String(character))
      }
    }
    return runs
  }

  private func isDecoration(ofAtLeast least: Int) -> Bool {
    guard let first else { return false }
    if first.unicodeScalars.contains(where: \.isFormulaLetter) { return count >= 2 }
    if (0x2500...0x259F).contains(first.unicodeScalars.first?.value ?? 0) { return true }
    if first.unicodeScalars.contains(where: \.isGlyphOfFont) { return true }
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
  /// Whether only a font of an app knows how it looks; the logo of Apple has a name.
  fileprivate var isGlyphOfFont: Bool {
    properties.generalCategory == .privateUse && value != 0xF8FF
  }

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
