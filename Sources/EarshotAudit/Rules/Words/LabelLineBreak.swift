import EarshotText
import EarshotTree

extension Rule {
  static let labelLineBreak = Rule(
    "label-line-break", .text, .info, .medium, .cosmetic,
    "A label holds tabs, gaps or other signs of layout.",
    what: "the label “{label}” holds signs of layout",
    why: "pauses stand in wrong places or are missing, and braille shows gaps",
    advice: "join the parts with a comma and a space: “{suggestion}”",
    fails: """
      screen ru
      ▼ button "В корзину\\tза 514 рублей"
      ---
      ▼ button "Order   1042"
      ---
      ▼ image "Map   of the harbour"
      ▼ link "\\u{202A}+1 555 0100\\u{202C}"
      """,
    passes: """
      button "Margherita, 395 roubles"
      --- screen ru
      button "В корзину за 514 рублей"
      ---
      link "+1 555 0100"
      --- A voice makes a pause at a line break, as at a comma.
      button "Margherita\\n395 roubles"
      --- Paragraphs of a text are its own.
      text "First, we bake.\\n\\nThen we bring it to you."
      --- So are those of a stop whose source does not call it a text.
      element "Turn this off for safety.\\nOther ways to log in stay."
      --- Two spaces are heard as one.
      button "Discover, tab 1 of  5"
      --- Marks that the system puts around data keep the direction right.
      button "\\u{2068}Anna\\u{2069}, online"
      """,
    check: .eachLabel(of: \.stops) { stop, _ in
      stop.hasSignsOfLayout ? stop.spokenLabel.withCommasForLines : nil
    })
}

extension Node {
  /// Whether there are tabs or several spaces; a line break is a pause, as between sentences, and
  /// two spaces are heard as one.
  private var hasGaps: Bool {
    guard !labelClasses.isDisjoint(with: [.control, .doubleSpace]) else { return false }
    return spokenLabel.split(whereSeparator: \.isNewline).contains {
      $0.contains("\t") || $0.trimmed.contains("   ")
    }
  }

  fileprivate var hasSignsOfLayout: Bool {
    if role != .text, !role.isField, hasGaps { return true }
    // The spoken label has no marks of direction, so a difference in length tells of them.
    guard let label = element.label.value, label.utf8.count != spokenLabel.utf8.count else {
      return false
    }
    return label.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) }
  }
}
