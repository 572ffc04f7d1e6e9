import EarshotTree

extension Rule {
  static let fieldNotSecure = Rule(
    "field-not-secure", .label, .warning, .medium, .hard,
    "A field for a password shows and speaks what is typed.",
    what: "the field “{name}” is no secure text field",
    why: "VoiceOver speaks each letter aloud and keeps the value readable for anybody near",
    advice: "set isSecureTextEntry, or use SecureField; offer a button that shows the text",
    wcag: ["1.3.5"],
    references: [.apple("uikit/uitextinputtraits/issecuretextentry")],
    fails: """
      ▼ textEntry "Password" input ()
      ---
      ▼ textEntry value "Passwort" input (placeholder "Passwort")
      --- screen ja
      ▼ textEntry "新しいパスワード" input ()
      ---
      ▼ textEntry "Your account" identifier passwordField input ()
      --- A short code may be one that was sent, which only a person can tell.
      ▼ textEntry "PIN" input ()
      ▼ textEntry "Security code" input ()
      """,
    passes: """
      textEntry secureTextField "Password" input (secure)
      --- What is about a password is none.
      textEntry "Password hint" input ()
      textEntry "Password length" value "12" input ()
      searchField "Search passwords" input ()
      --- screen de
      textEntry "Passwort-Länge" input ()
      --- A sentence tells of something else.
      textEntry "Tell us how you would like to get your new password" input ()
      --- A button beside it shows that the text is shown on purpose.
      textEntry "Password" value "swordfish" input ()
      button "Hide password"
      --- Many lines are a note.
      textEntry textArea "Passwords" input (multiline)
      """,
    check: .each(
      \.controls, where: { $0.role == .field && $0.secret != nil }, telling: .textInput
    ) { field, run in
      guard let input = field.element.textInput.value, input.isSecrecyTold else {
        return .incomplete(.notCaptured(.textInput))
      }
      if input.isSecure || field.traits.contains(.secureTextField) { return .pass }
      guard !input.isMultiline, !field.traits.contains(.textArea),
        field.element.type?.hasSuffix("TextView") != true
      else { return .inapplicable }
      // Somebody may just have asked to see the text.
      guard field.element.document != nil || !field.isBesideHiding else { return .inapplicable }
      let arguments: [String: Finding.Argument] = ["name": .text(field.nameOfField)]
      let isSure = field.secret == .password && !field.isReachedFromCode
      return isSure ? .fail(arguments, fix: nil) : .review(arguments)
    })
}

extension Node {
  /// The texts by which people know a field; some are empty.
  private var namesForPeople: [String] { [spokenLabel, placeholder, hint] }

  /// The name of the field, for programmers where it has none for people.
  fileprivate var nameOfField: String {
    namesForPeople.first { !$0.isEmpty } ?? element.ownIdentifier ?? ""
  }

  /// The secret that the field asks for by its label, placeholder, hint or identifier.
  fileprivate var secret: SecretLexicon.Secret? {
    namesForPeople.lazy.compactMap { SecretLexicon.secret(in: $0) }.first
      ?? element.ownIdentifier.flatMap(SecretLexicon.secret(inIdentifier:))
  }

  /// Whether a control beside it shows or hides what is typed.
  fileprivate var isBesideHiding: Bool {
    [next, next?.next, previous].contains { other in
      guard let other, !other.role.isField else { return false }
      return SecretLexicon.revealing.firstMatch(in: other.foldedLabel) != nil
    }
  }
}
