// The rules about code that look at words, fields and shortcuts.
extension Rule {
  /// A field for data of the user does not say which.
  static let fieldPurposeMissing = Rule(
    "field-purpose-missing", .info, .slows, .medium, wcag: ["1.3.5"],
    "A field for data of the user does not say which.",
    what: "the field asks for {type}, and has no textContentType",
    why: "nothing is filled in, so who types slowly or misspells types it all",
    advice: "set textContentType to {type}")

  /// Words for VoiceOver are not translated.
  static let labelHardcoded = Rule(
    "label-hardcoded", .warning, .hard, .medium, wcag: ["3.1.2"],
    "Words for VoiceOver are not translated.",
    what: "“{words}” stands in the code, and not in a table of translations",
    why:
      "in every other language a listener hears these words in English, said by a foreign voice",
    advice: "take the words from the table of the app: String(localized:) or NSLocalizedString")

  /// A link stands in a label.
  static let linkAsText = Rule(
    "link-as-text", .warning, .blocks, .medium, wcag: ["2.1.1"],
    "A link stands in a label.",
    what: "{view} is a UILabel and its text holds a link, which nobody but a finger finds",
    why: "VoiceOver reads the text, and Voice Control and a keyboard find no link",
    advice: "show it in a UITextView that cannot be edited, or offer the link as a custom action")

  /// No preview shows a large text size.
  static let previewNoAccessibilitySize = Rule(
    "preview-no-accessibility-size", .info, .cosmetic, .low, wcag: ["1.4.4"], isOptIn: true,
    "No preview shows a large text size.",
    what: "no preview of the file shows a text size of accessibility",
    why: "a layout that breaks with large text is not seen while it is written",
    advice: "add a preview with .dynamicTypeSize(.accessibility3)")

  /// A sentence is put together of translated pieces.
  static let sentenceConcatenated = Rule(
    "sentence-concatenated", .warning, .hard, .medium, wcag: ["3.1.2"],
    "A sentence is put together of translated pieces.",
    what: "translated pieces are put together in the order of one language",
    why:
      "in other languages the order and the forms of the words are wrong, and so is what is heard",
    advice: "translate the whole sentence, with places for what changes")

  /// A keyboard shortcut is taken twice.
  static let shortcutDuplicate = Rule(
    "shortcut-duplicate", .info, .slows, .medium, wcag: ["2.1.4"],
    "A keyboard shortcut is taken twice.",
    what: "{keys} is the shortcut of another command of this screen, or of the system",
    why: "who uses a keyboard or a switch reaches one of the two commands only",
    advice: "give this command other keys")

  /// A view controller speaks for a view.
  static let srcLabelInController = Rule(
    "src-label-in-controller", .info, .cosmetic, .low, wcag: [], isOptIn: true,
    "A view controller speaks for a view.",
    what: "{property} of a {view} is set in a view controller",
    why: "wherever the view is shown again, these words are missing",
    advice: "move it into {view}")

  /// Words are set once and not when they change.
  static let srcLabelSetOnce = Rule(
    "src-label-set-once", .warning, .hard, .medium, wcag: ["4.1.2"],
    "Words are set once and not when they change.",
    what: "{property} is not set anew with all that {source} changes",
    why: "a listener hears what was true before, or what another row said",
    advice: "compute it in a getter, or set it on every path")

  /// A field for a secret takes no paste.
  static let authPasteBlocked = Rule(
    "auth-paste-blocked", .warning, .hard, .medium, wcag: ["3.3.8"],
    "A field for a secret takes no paste.",
    what: "{view} refuses to paste",
    why:
      "who cannot remember or type a secret, and has it in a manager of passwords, cannot sign in",
    advice: "let it paste, and set textContentType")

  /// The size of text is held down.
  static let dynamicTypeCapped = Rule(
    "dynamic-type-capped", .warning, .hard, .high, wcag: ["1.4.4"],
    "The size of text is held down.",
    what: "the size of text stops at {size}, below twice the standard size",
    why: "who needs larger text does not get it",
    advice: "allow at least .accessibility3, or leave the limit out")

  /// A text shrinks in place of wrapping.
  static let minScaleFactor = Rule(
    "min-scale-factor", .info, .slows, .medium, wcag: ["1.4.4"],
    "A text shrinks in place of wrapping.",
    what: "the text may shrink to {factor} of its size",
    why: "who has chosen large text gets small text, where room is short",
    advice: "let it wrap; 0.8 is the least that is still read")

  /// Code chooses between singular and plural.
  static let pluralInCode = Rule(
    "plural-in-code", .warning, .slows, .medium, wcag: ["3.1.2"],
    "Code chooses between singular and plural.",
    what: "a comparison with one chooses the words",
    why: "many languages have more than two forms, so what is heard there is wrong",
    advice:
      "let the table of translations choose: a stringsdict or a string catalogue with plural forms")
}
