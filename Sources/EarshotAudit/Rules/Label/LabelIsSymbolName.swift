import EarshotTree

extension Rule {
  static let labelIsSymbolName = Rule(
    "label-is-symbol-name", .label, .error, .high, .blocks,
    "A label is the name of a system symbol.",
    what: "the label “{label}” is the name of a symbol",
    why: "listeners hear the words of a catalogue of pictures and not what the element does",
    advice: "set accessibilityLabel to what the element shows or does",
    wcag: ["1.1.1"], references: ["https://developer.apple.com/sf-symbols/"],
    supersededBy: ["icon-button-label-missing", "tab-label-missing", "image-label-missing"],
    fails: """
      ▼ button "xmark.circle.fill"
      --- screen ru
      text "Избранное"
      ▼ image "heart.slash"
      ---
      tabbar
        ▼ button tabBarItem "magnifyingglass" appearance (image "magnifyingglass")
      ---
      ▼ button "chevron.left"
      header "Orders"
      """,
    passes: """
      button "Close"
      button "Back"
      ---
      button "Heart"
      image "Circle"
      --- screen ru
      button "Поиск"
      --- An address that is there to be read.
      link "info.square" appearance (text "info.square")
      --- Addresses and versions have dots too.
      link "example.com"
      link "docs.swift.org"
      button "1.2.3"
      """,
    check: .each(\.stops, having: .label, fix: .label(.toWrite(.name))) { stop, run in
      stop.labelClasses.contains(.lower)
        && stop.labelClasses.isDisjoint(with: .beyondWords.subtracting([.digit, .point]))
        && SymbolLexicon.isName(stop.spokenLabel) && !run.screen.showsLabel(of: stop)
    })
}
