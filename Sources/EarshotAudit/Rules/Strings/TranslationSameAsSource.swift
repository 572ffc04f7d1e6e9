import EarshotStrings
import EarshotText

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
      --- strings en
      "search" "Search the menu"
      strings ja
      ▼ "search" "Search the menu"
      --- strings en
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
        var originals = Set(entry.texts(in: source).flatMap(\.leaves).map(\.unit.value))
        if originals.isEmpty, entry.texts.allSatisfy({ $0.format == .xcstrings }) {
          originals = [entry.key]
        }
        guard !originals.isEmpty else { continue }
        for text in entry.texts {
          guard let language = text.language, language != source,
            Language(language).scripts != [.latin]
          else { continue }
          let same = text.leaves.first {
            originals.contains($0.unit.value) && $0.format.isLatinSentence
          }
          run.take(same.map { .fail($0) } ?? .pass, on: text)
        }
      }
    })
}
