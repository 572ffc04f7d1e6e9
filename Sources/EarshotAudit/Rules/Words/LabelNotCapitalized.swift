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
    check: .eachLabel(of: \.stops, where: { $0.role.isControl || $0.role == .image }) { stop, run in
      guard stop.spokenLabel.beginsSmall, !stop.isNamedBySystem,
        !CodeText.isSpacedAssetName(stop.spokenLabel), !run.screen.isForeign(stop)
      else { return nil }
      let lead = stop.spokenLabel.prefix { !$0.isLetter }
      return lead + String(stop.spokenLabel.dropFirst(lead.count)).capitalizingFirst
    })
}

extension AuditedScreen {
  /// Whether the label of a stop is of ASCII, and most others are of another script: it is the name
  /// of a picture, which no capital mends.
  fileprivate func isForeign(_ stop: Node) -> Bool {
    guard stop.spokenLabel.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    let some = stops.prefix(40)
    return 2 * some.count { $0.labelClasses.contains(.otherLetter) } > some.count
  }
}
