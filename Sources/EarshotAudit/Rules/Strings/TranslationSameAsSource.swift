import EarshotSpeech
import EarshotStrings
import EarshotVerbalizer

extension Rule {
  static let translationSameAsSource = Rule(
    "translation-same-as-source", .localization, .info, .medium, .slows,
    "A translation is the same as the text it translates.",
    what: "“{label}” ({key}) is not translated into the language {language}",
    why: "the voice of one language reads the words of another, which few can understand",
    advice: "translate it, or mark the language of the text for the voice when it is a name",
    wcag: ["3.1.1"], references: [.apple("xcode/localization")],
    fails: """
      strings en
      "hello" "Add to cart"
      strings ru
      ▼ "hello" "Add to cart"
      ---
      strings en
      "search" "Search the menu"
      strings ja
      ▼ "search" "Search the menu"
      ---
      strings en
      "left" one "%d day left" other "%d days left"
      strings uk
      ▼ "left" one "%d day left" few "%d days left" many "%d days left" other "%d days left"
      """,
    passes: """
      strings en
      "hello" "Add to cart"
      strings ru
      "hello" "В корзину"
      --- One word may be a name; names of products have several capitals.
      strings en
      "brand" "Earshot"
      "store" "App Store"
      strings ru
      "brand" "Earshot"
      "store" "App Store"
      --- The languages share their letters, and many words.
      strings en
      "format" "Format plan"
      strings de
      "format" "Format plan"
      """,
    check: .strings { run in
      let source = run.strings.sourceLanguage
      for entry in run.strings.entries where entry.isTranslated {
        let originals = entry.texts(in: source).flatMap(\.leaves).map(\.unit.value)
        let isKeyText = originals.isEmpty && entry.texts.allSatisfy { $0.format == .xcstrings }
        let texts = Set(isKeyText ? [entry.key] : originals)
        guard !texts.isEmpty else { continue }
        for text in entry.texts where text.language.map({ $0 != source }) ?? false {
          guard let language = text.language, !LanguageLetters.isLatin(language) else { continue }
          let same = text.leaves.first { leaf in
            texts.contains(leaf.unit.value) && leaf.isLatinSentence
          }
          if let same { run.fail(text, same) } else { run.pass(text) }
        }
      }
    })
}

/// The letters of languages.
private enum LanguageLetters {
  /// Whether a language is not known to be written in other letters than Latin ones.
  static func isLatin(_ language: String) -> Bool {
    let parts = language.split { $0 == "-" || $0 == "_" }
    if parts.contains("Latn") { return true }
    return !others.contains(parts.first.map { $0.lowercased() } ?? "")
  }

  private static let others: Set<String> = [
    "ru", "uk", "be", "bg", "mk", "sr", "kk", "ky", "mn", "tg", "el", "hy", "ka", "he", "ar", "fa",
    "ur", "hi", "bn", "pa", "gu", "ta", "te", "kn", "ml", "mr", "ne", "si", "th", "lo", "km", "my",
    "zh", "ja", "ko", "am", "yi",
  ]
}

extension CatalogText {
  /// Whether it has two words of Latin letters or more that are no name.
  fileprivate var isLatinSentence: Bool {
    let words = format.letters.joined(separator: " ").split {
      !$0.isLetter && $0 != "'" && $0 != "’"
    }
    let plain = words.filter { word in
      word.count > 1 && word.allSatisfy { $0.isASCII } && word.dropFirst().allSatisfy(\.isLowercase)
    }
    // Of a name all words have capitals.
    return plain.count >= 2 && plain.contains { $0.first?.isLowercase ?? false }
      && !format.letters.contains { $0.contains("://") }
  }
}
