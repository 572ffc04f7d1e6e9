import EarshotVerbalizer

extension Rule {
  static let spokenVariantMissing = Rule(
    "spoken-variant-missing", .localization, .info, .medium, .slows,
    "A text for listeners is there in other languages only.",
    what:
      "“{label}” ({key}) is heard as “{said}” in the language {language}, where “{spoken}” is missing",
    why: "listeners of one language hear words in full, those of another hear signs",
    advice: "add “{spoken}” in the language {language}, with the words in full",
    references: [.apple("uikit/uiaccessibilityelement/accessibilitylabel")],
    fails: """
      strings en
      "size" "30 cm"
      "size.accessibility" "30 centimeters"
      strings ru
      ▼ "size" "30 см"
      --- strings en
      "price" "5 ₽"
      "price_a11y" "5 rubles"
      strings ru
      ▼ "price" "5 ₽"
      --- strings en
      "hours" "10:00–22:00"
      "hours.accessibilityLabel" "From 10 to 22"
      strings ru
      ▼ "hours" "10:00–22:00"
      """,
    passes: """
      strings en
      "size" "30 cm"
      "size.accessibility" "30 centimeters"
      strings ru
      "size" "30 см"
      "size.accessibility" "30 сантиметров"
      --- In this language the words are heard as they are written.
      strings en
      "size" "30 cm"
      "size.accessibility" "30 centimeters"
      strings ru
      "size" "Тридцать сантиметров"
      --- strings en
      "size" "30 cm"
      strings ru
      "size" "30 см"
      """,
    check: .strings { run in
      let entries = run.strings.entries
      // The texts for listeners by the key of what is seen.
      let spoken = Dictionary(
        entries.compactMap { entry in SpokenKeys.seenKey(of: entry.key).map { ($0, entry) } },
        uniquingKeysWith: { $1 })
      for entry in entries {
        guard let variant = spoken[entry.key] else { continue }
        for text in entry.texts {
          guard let language = text.language, variant.texts(in: language).isEmpty,
            let leaf = text.leaves.first
          else { continue }
          let voice = VerbalizedText(leaf.sample.text, language: language)
          run.take(
            voice.differences.isEmpty
              ? .pass
              : .fail(leaf, ["said": .text(voice.spoken), "spoken": .text(variant.key)]),
            on: text)
        }
      }
    })
}
