extension Rule {
  static let pluralMissing = Rule(
    "plural-missing", .localization, .warning, .medium, .slows,
    "A number counts a word that has no plural forms.",
    what: "“{word}” in “{key}” has one form for all numbers: “{label}”",
    why: "a listener hears “1 items” or, in other languages, a wrong form for most numbers",
    advice: "vary the text by plural, with the forms of each language",
    wcag: ["3.1.2"], references: [.apple("xcode/localizing-strings-that-contain-plurals")],
    fails: """
      strings en
      ▼ "items" "%d items in the cart"
      --- strings ru
      ▼ "cart" "В корзине %d товаров"
      --- strings en
      ▼ "unread" "You have %ld unread messages"
      strings ru
      "unread" "Непрочитанных: %ld"
      """,
    passes: """
      strings en
      "items" one "%d item" other "%d items"
      --- A position, a version and a unit count nothing.
      strings en
      "page" "Page %d of %d"
      "version" "Version %d"
      "selected" "%d selected"
      "clock" "Update in %02d:%02d minutes"
      strings ru
      "page" "Страница %d из %d"
      "energy" "%d ккал"
      --- The same key has its forms in another file of the table.
      strings en
      "items" "%d items"
      strings en
      "items" one "%d item" other "%d items"
      """,
    check: .strings { run in
      let source = run.strings.sourceLanguage
      for entry in run.strings.entries where entry.texts.allSatisfy(\.plurals.isEmpty) {
        let counting = entry.texts.compactMap { text in
          text.leaves.first.flatMap { leaf in
            CountedWord.inflected(in: leaf.format, language: text.language ?? source)
              .map { (text: text, verdict: TextVerdict.fail(leaf, ["word": .text($0)])) }
          }
        }
        // One finding a key, in the source language when that shows it.
        if let found = counting.first(where: { $0.text.language == source }) ?? counting.first {
          run.take(found.verdict, on: found.text)
          continue
        }
        for text in entry.texts
        where text.leaves.contains(where: { $0.format.slots.contains { $0.kind == .whole } }) {
          run.pass(in: text.part)
        }
      }
    })
}
