import EarshotTree
import EarshotVerbalizer

extension Rule {
  static let labelNotCapitalized = Rule(
    "label-not-capitalized", .text, .info, .medium, .cosmetic,
    "A label begins with a small letter.",
    what: "the label “{label}” begins with a small letter",
    why: "braille and captions show it, and voices take it for the rest of a sentence",
    advice: "begin with a capital letter: “{suggestion}”",
    references: [.apple("objectivec/nsobject-swift.class/accessibilitylabel")],
    supersededBy: Rule.labelsThatAreNoNames + [
      "label-number-only", "label-generic", "label-placeholder-text",
    ],
    fails: """
      ▼ button "add to cart"
      ---
      screen ru
      ▼ button "оформить заказ"
      ---
      ▼ image "«ham» pizza"
      """,
    passes: """
      button "Add to cart"
      ---
      screen ru
      button "Оформить заказ"
      ---
      button "30 minutes"
      button "カート"
      --- Names of products are written so.
      button "iPhone 16"
      link "eBay"
      button "e-mail"
      button "mp3 player"
      --- A text is heard as it is seen.
      text "from 395 roubles"
      --- Addresses and names of users.
      link "example.com"
      link "anna@example.com"
      button "@anna"
      """,
    check: .each(\.stops, where: { $0.role != .text }, having: .label) { stop, _ in
      guard stop.beginsSmall else { return .pass }
      let label = stop.spokenLabel
      let lead = String(label.prefix { !$0.isLetter })
      let suggestion = lead + String(label.dropFirst(lead.count)).withCapitalFirst
      return .fail(
        ["suggestion": .text(suggestion)],
        fix: .label(.known(suggestion)))
    })
}

extension AuditedScreen.Node {
  fileprivate var beginsSmall: Bool {
    // In ASCII a capital first letter is the common case.
    if let byte = spokenLabel.utf8.first, (0x41...0x5A).contains(byte) { return false }
    guard let first = spokenLabel.first(where: { $0.isLetter || $0.isNumber || $0 == "@" }),
      first.isLowercase, first.isCased, !Self.isOrdinal(first)
    else { return false }
    let word = foldedLabel.drop { !$0.isLetter }.prefix { !$0.isWhitespace && $0 != "," }
    if word.contains(where: \.isNumber) || word.contains("@") || word.contains("/")
      || word.dropLast().contains(".")
    {
      return false
    }
    return !ShortForms.smallInitials.contains(String(word.prefix { $0.isLetter || $0 == "-" }))
  }

  private static func isOrdinal(_ character: Character) -> Bool { "ªº".contains(character) }
}
