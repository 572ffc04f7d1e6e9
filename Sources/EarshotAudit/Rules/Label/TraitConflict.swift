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
      ▼ adjustable button "Количество" value "2"
      ---
      ▼ header adjustable "Week" value "March 4 to 10"
      ---
      ▼ element tabs "Home"
      ---
      ▼ searchField button "Search"
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
      --- A link of SwiftUI has both by itself.
      button link "Open the site" type SwiftUI.Link
      --- What the importer concluded is not what the app set.
      button searchField "Search" derived traits
      """,
    check: .each(\.stops) { stop, _ in
      let traits = stop.traits
      // Most elements have one trait or none.
      guard traits.rawValue & (traits.rawValue &- 1) != 0 || traits.contains(.tabBar) else {
        if !traits.isEmpty { return .pass }
        return .inapplicable
      }
      let found = stop.conflicts
      guard let first = found.first else { return .pass }
      guard !stop.hasDerivedTraits else { return .incomplete(.notCaptured(.traits)) }
      let lost = found.reduce(into: Traits()) { $0.formUnion($1.second) }
      return .fail(
        ["first": .text(first.names.0), "second": .text(first.names.1)],
        fix: .removeTraits(lost),
        severity: first.isMild ? .info : nil)
    })
}

/// Two traits that do not go together; the second is the one to drop.
private struct Conflict {
  var first: Traits
  var second: Traits
  var names: (String, String)
  var isMild = false

  /// All of them, the bad ones first.
  static let all = [
    Conflict(first: .link, second: .button, names: ("link", "button")),
    Conflict(first: .searchField, second: .button, names: ("searchField", "button")),
    Conflict(first: .keyboardKey, second: .button, names: ("keyboardKey", "button")),
    Conflict(first: .searchField, second: .link, names: ("searchField", "link")),
    Conflict(first: .keyboardKey, second: .link, names: ("keyboardKey", "link")),
    Conflict(first: .searchField, second: .keyboardKey, names: ("searchField", "keyboardKey")),
    Conflict(first: .adjustable, second: .button, names: ("adjustable", "button")),
    Conflict(first: .adjustable, second: .header, names: ("adjustable", "header")),
    Conflict(
      first: .button, second: .image, names: ("button", "image"), isMild: true),
    Conflict(
      first: .updatesFrequently, second: .staticText, names: ("updatesFrequently", "staticText"),
      isMild: true),
  ]

  /// A bar of tabs cannot be a stop itself.
  static let tabBar = Conflict(
    first: [], second: .tabBar, names: ("isAccessibilityElement", "tabBar"))
}

extension AuditedScreen.Node {
  fileprivate var conflicts: [Conflict] {
    var found = Conflict.all.filter { traits.isSuperset(of: $0.first.union($0.second)) }
    // SwiftUI gives a link both traits, and its class tells that it is one.
    if traits.isSuperset(of: [.link, .button]), let type = element.type,
      type.contains("Link") || type.contains("SwiftUI")
    {
      found.removeAll { $0.first == .link && $0.second == .button }
    }
    if traits.contains(.tabBar) { found.insert(Conflict.tabBar, at: 0) }
    return found
  }
}
