import EarshotTree

extension Rule {
  static let traitConflict = Rule(
    "trait-conflict", .label, .warning, .high, .slows,
    "An element has traits that exclude each other.",
    what: "the traits {first} and {second} exclude each other",
    why: "VoiceOver announces two kinds of thing, and a listener does not know how to use it",
    advice: "keep one of {first} and {second}",
    wcag: ["4.1.2"], references: [.apple("uikit/uiaccessibilitytraits")],
    fails: """
      ▼ button link "Terms of use"
      ---
      ▼ header adjustable "Week" value "March 4 to 10"
      ---
      ▼ element tabs "Home"
      ---
      ▼ searchField link "Search"
      button "Cancel"
      """,
    passes: """
      button "Pay"
      ---
      header button "Recent orders"
      ---
      tabs "Sections"
        button selected "Home"
        button "Profile"
      --- A link among several that vertical swipes choose is legal.
      link adjustable "Sources" value "1 of 3"
      --- Swipes change the offer, and a double tap opens it.
      adjustable button "Offers" value "Tea for two, 1 of 3" handles activate
      --- A text that is read again while it changes.
      text updatesFrequently "Sent again in 0:57"
      --- Of a key nobody hears that it is a button.
      keyboardKey button "hello"
      --- A picture may be a button or a link as well.
      button image "Photo of the cellar"
      --- A link of SwiftUI has both by itself.
      button link "Open the site" type SwiftUI.Link
      --- What the importer concluded is not what the app set.
      button searchField "Search" derived traits
      """,
    check: .each(\.stops, where: { !$0.traits.isEmpty }) { stop, _ in
      let found = stop.conflicts
      guard let first = found.first else { return .pass }
      guard !stop.hasDerivedTraits else { return .incomplete(.notCaptured(.traits)) }
      let lost = found.reduce(into: Traits()) { $0.formUnion($1.second) }
      return .fail(
        ["first": .text(first.names.0), "second": .text(first.names.1)],
        fix: .removeTraits(lost))
    })
}
