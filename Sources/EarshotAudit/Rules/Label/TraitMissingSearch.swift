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
    check: .each(\.stops, where: \.role.isField) { stop, _ in
      // Android has no such kind of field.
      guard !stop.isAndroid else { return .inapplicable }
      let placeholder = stop.element.textInput.value?.placeholder ?? ""
      if stop.role == .searchField || stop.traits.contains(.searchField) {
        return .pass
      } else if stop.foldedLabel.asksToSearch || placeholder.asksToSearch {
        return .fail(fix: .removeTraits(.textEntry), .insertTraits(.searchField))
      }
      return .pass
    })
}

extension String {
  /// The most words of a label that only asks to search.
  private static var mostWords: Int { 3 }

  /// Whether it begins with a word for search and says little more.
  fileprivate var asksToSearch: Bool {
    let words = words
    guard let first = words.first, words.count <= Self.mostWords else { return false }
    return StateWords.search.contains(first)
  }
}
