import EarshotTree

extension Rule {
  static let traitMissingSearch = Rule(
    "trait-missing-search", .label, .info, .medium, .slows,
    "A field for searching is announced as a plain text field.",
    what: "the field is for searching, but announced as a plain text field",
    why: "a listener who looks for the search field does not recognise it",
    advice: "use UISearchTextField, or add the searchField trait",
    wcag: ["4.1.2"],
    references: [
      .apple("uikit/uiaccessibilitytraits/searchfield"), .apple("uikit/uisearchtextfield"),
    ],
    fails: """
      ▼ textEntry "Search"
      button "Cancel"
      ---
      ▼ textEntry value "Найти город" input (placeholder "Найти город")
      ---
      header "Kontakte"
      ▼ textEntry "Suche" type UITextField value "Anna"
      """,
    passes: """
      searchField "Search"
      ---
      textEntry "E-mail"
      ---
      textEntry searchField "Найти город" type UITextField
      --- The field fills a form; nothing is searched by it.
      textEntry "Search radius in kilometres" value "5"
      --- A word for search later in the label is about something else.
      textEntry "Why did you search?"
      """,
    check: .each(
      // Android has no such kind of field.
      \.stops, where: { $0.role.isField && !$0.isAndroid },
      fix: .removeTraits(.textEntry), .insertTraits(.searchField)
    ) { stop, _ in
      stop.role != .searchField && !stop.traits.contains(.searchField)
        && (stop.foldedLabel.asksToSearch || stop.placeholder.asksToSearch)
    })
}

extension String {
  /// Whether it begins with a word for search and says little more.
  fileprivate var asksToSearch: Bool {
    let words = words
    return words.count <= 3 && words.first.map(Lexicon.all[.search].contains) == true
  }
}
