import EarshotText
import EarshotTree

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
      --- screen ru
      ▼ button "оформить заказ"
      ---
      ▼ image "«ham» pizza"
      """,
    passes: """
      button "Add to cart"
      --- screen ru
      button "Оформить заказ"
      ---
      button "30 minutes"
      button "カート"
      --- Names of products are written so.
      button "iPhone 16"
      link "eBay"
      button "e-mail"
      button "mp3 player"
      --- A letter stands for a number.
      button "x squared"
      --- A text is heard as it is seen.
      text "from 395 roubles"
      --- Addresses and names of users.
      link "example.com"
      link "anna@example.com"
      button "@anna"
      --- A key is its letter.
      keyboardKey button "a"
      button "b"
      --- The system gives these names: of a symbol, and of a kind of number.
      image "selected" identifier checkmark.circle.fill
      button "mobile"
      --- What kind of thing it is, the source does not tell.
      element "selected"
      --- Units, and names with capitals inside.
      button "kg"
      button "aLabel"
      --- What stands before the word is its beginning.
      button "⏷, tasks"
      --- A longer one is what somebody typed, or put together of data.
      button "water the plants Due: Apr 17, Daily"
      """,
    check: .eachLabel(of: \.stops, where: { $0.role.isControl || $0.role == .image }) { stop, _ in
      guard stop.beginsSmall, !stop.isNamedBySystem,
        !CodeText.isSpacedAssetName(stop.spokenLabel)
      else { return nil }
      let lead = stop.spokenLabel.prefix { !$0.isLetter }
      return lead + String(stop.spokenLabel.dropFirst(lead.count)).capitalizingFirst
    })
}

extension Node {
  /// Whether it has the name that the system gives a symbol, a key or a kind of number.
  fileprivate var isNamedBySystem: Bool {
    role == .keyboardKey || spokenLabel.count == 1
      || ShortForms.kindsOfNumbers.contains(spokenLabel)
      || element.identifier.value.map(SymbolLexicon.isName) == true
  }

  fileprivate var beginsSmall: Bool {
    // In ASCII a capital first letter is the common case.
    if let byte = spokenLabel.utf8.first, (0x41...0x5A).contains(byte) { return false }
    guard let first = spokenLabel.first(where: { $0.isLetter || $0.isNumber || $0 == "@" }),
      first.isLowercase, first.isCased, !"ªº".contains(first)
    else { return false }
    guard spokenLabel.first.map({ $0.isLetter || "«“„\"'‘(".contains($0) }) == true,
      spokenLabel.split(whereSeparator: \.isWhitespace).count < 6
    else { return false }
    let word = foldedLabel.drop { !$0.isLetter }.prefix { !$0.isWhitespace && $0 != "," }
    // A unit is written so, and a name of a program has capitals inside.
    if word.count < 3 && spokenLabel.count < 3 { return false }
    if spokenLabel.prefix(while: { !$0.isWhitespace }).contains(where: \.isUppercase) {
      return false
    }
    // One letter is a quantity: "x squared".
    if word.count == 1, word != "a" { return false }
    return !word.contains { $0.isNumber || $0 == "@" || $0 == "/" }
      && !word.dropLast().contains(".")
      && !ShortForms.smallInitials.contains(String(word.prefix { $0.isLetter || $0 == "-" }))
  }
}
