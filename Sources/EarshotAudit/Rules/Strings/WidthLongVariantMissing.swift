import EarshotStrings
import EarshotVerbalizer

extension Rule {
  static let widthLongVariantMissing = Rule(
    "width-long-variant-missing", .localization, .info, .medium, .slows,
    "The longest variant of a text is shortened.",
    what: "the longest variant of “{key}” is “{label}”, which is shortened",
    why: "a voice has room for all words, but gets no other text than the short one",
    advice: "add a variant for a large width with the words in full; the voice takes the longest",
    wcag: ["3.1.4"], references: [.apple("xcode/localizing-strings-that-contain-plurals")],
    fails: """
      strings ru
      ▼ "phone" width 320 "Т." width 375 "Тел."
      --- strings en
      ▼ "distance" width 20 "5 mi" width 30 "5 km"
      --- strings ru
      ▼ "street" width 10 "ул." width 20 "ул. Ленина"
      """,
    passes: """
      strings ru
      "phone" width 320 "Тел." width 375 "Телефон"
      --- strings en
      "distance" width 20 "5 km" width 60 "5 kilometers"
      --- strings en
      "greeting" width 10 "Hi" width 60 "Hello there."
      """,
    check: .eachText { text, strings in
      guard let longest = text.content.longestVariant else { return .inapplicable }
      let words = longest.value
      let voice = VerbalizedText(words, language: text.language ?? strings.sourceLanguage)
      let isShort =
        voice.differences.contains { [.abbreviation, .unit].contains($0.kind) }
        || words.lowercased().endsWithAbbreviation
      return isShort ? .fail(text.leaves.first { $0.unit.location == longest.location }) : .pass
    })
}

extension StringCatalog.Text {
  /// The text for the largest width; `nil` when widths make no difference.
  fileprivate var longestVariant: StringCatalog.Unit? {
    if case .width(let variants) = content,
      case .unit(let unit)? = variants.max(by: { $0.condition < $1.condition })?.text.content
    {
      return unit
    }
    return variables.lazy.compactMap(\.text.longestVariant).first
  }
}
