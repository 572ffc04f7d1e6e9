import EarshotTree

extension Rule {
  static let labelLineBreak = Rule(
    "label-line-break", .text, .info, .medium, .cosmetic,
    "A label holds line breaks, tabs or other signs of layout.",
    what: "the label “{label}” holds signs of layout",
    why: "pauses stand in wrong places or are missing, and braille shows gaps",
    advice: "join the parts with a comma and a space: “{suggestion}”",
    fails: """
      ▼ button "Margherita\\n395 roubles"
      ---
      screen ru
      ▼ button "В корзину\\tза 514 рублей"
      ---
      ▼ button "Order   1042"
      ▼ link "\\u{202A}+1 555 0100\\u{202C}"
      """,
    passes: """
      button "Margherita, 395 roubles"
      ---
      screen ru
      button "В корзину за 514 рублей"
      ---
      link "+1 555 0100"
      --- Paragraphs of a text are its own.
      text "First, we bake.\\n\\nThen we bring it to you."
      --- So are those of a stop whose source does not call it a text.
      element "Turn this off for safety.\\nOther ways to log in stay."
      --- Marks that the system puts around data keep the direction right.
      button "\\u{2068}Anna\\u{2069}, online"
      """,
    check: .eachLabel(of: \.stops) { stop, _ in
      stop.hasSignsOfLayout ? stop.spokenLabel.withCommasForLines : nil
    })
}

extension Node {
  /// Whether it is no control and all its lines are sentences.
  private var isOfParagraphs: Bool {
    role == .other && !reactsToTap && !labelClasses.contains(.doubleSpace)
      && spokenLabel.split(whereSeparator: \.isNewline).allSatisfy {
        ".!?。！？".contains($0.last ?? " ")
      }
  }

  fileprivate var hasSignsOfLayout: Bool {
    let hasGaps = !labelClasses.isDisjoint(with: [.control, .doubleSpace])
    if hasGaps, role != .text, !role.isField, !isOfParagraphs { return true }
    // The spoken label has no marks of direction, so a difference in length tells of them.
    guard let label = element.label.value, label.utf8.count != spokenLabel.utf8.count else {
      return false
    }
    return label.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) }
  }
}
