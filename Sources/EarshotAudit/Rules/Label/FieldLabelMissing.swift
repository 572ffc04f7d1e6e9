import EarshotTree

extension Rule {
  static let fieldLabelMissing = Rule(
    "field-label-missing", .label, .error, .high, .blocks,
    "A field has neither a label nor a placeholder.",
    what: "the field has no label",
    why: "a listener hears “text field” and cannot know what to type",
    advice: "set accessibilityLabel to the caption that stands beside the field",
    wcag: ["3.3.2", "4.1.2"],
    references: [.wcag("labels-or-instructions.html"), .apple("uikit/uitextfield")],
    fails: """
      screen ru
      text "Номер карты"
      ▼ textEntry type UITextField input ()
      ---
      header "Sign in"
      textEntry "E-mail" input ()
      ▼ textEntry secureTextField value "•••••" input (secure)
      ---
      ▼ textEntry textArea " " hint "Up to 500 characters" input (multiline)
      ▼ searchField type XCUIElementTypeSearchField input ()
      --- A capture that tells only the content: it may be a placeholder, which is no name either.
      screen unknown input
      ▼ textEntry type XCUIElementTypeTextField value "First name"
      """,
    passes: """
      textEntry "Электронная почта" type UITextField input ()
      --- This field has a rule of its own.
      textEntry value "Name" input (placeholder "Name")
      ---
      textEntry secureTextField "Password" value "••••" input (secure)
      --- A search bar of UIKit labels itself.
      searchField type UISearchBar input ()
      --- A field in a form with a caption gets that caption as its label.
      cell
        view text "Phone"
        textEntry "Phone" value "+44 20 7946 0018" input ()
      """,
    check: .each(\.controls, where: \.role.isField, telling: .label) { stop, _ in
      guard stop.spokenLabel.isEmpty, stop.placeholder.isEmpty,
        stop.element.type?.hasSuffix("SearchBar") != true
      else { return .pass }
      // A content may be a hint that the capture does not call so.
      if !stop.value.isEmpty, !stop.isAuthored(.textInput) {
        return .review(fix: .label(.toWrite(.name)))
      }
      // What a search field is for is heard from its kind.
      return .fail(
        fix: .label(.toWrite(.name)), severity: stop.role == .searchField ? .warning : nil)
    })
}

extension Node {
  /// The placeholder of a field; empty when there is none.
  var placeholder: String { element.textInput.value?.placeholder?.trimmed ?? "" }
}
