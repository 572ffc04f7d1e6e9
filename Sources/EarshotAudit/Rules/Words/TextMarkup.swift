import EarshotTree
import EarshotVerbalizer

extension Rule {
  static let textMarkup = Rule(
    "text-markup", .text, .warning, .high, .slows,
    "Signs of a markup language are read aloud.",
    what: "“{part}” is markup, not text",
    why: "a listener hears “less than b greater than” or bare asterisks in the sentence",
    advice: "turn markup into attributes before the text becomes a label",
    references: [.apple("foundation/attributedstring")],
    fails: """
      ▼ text "Free <b>delivery</b>"
      --- screen ru
      ▼ button "Соль&nbsp;и перец"
      ---
      ▼ text "Only **today** and `now`"
      ---
      ▼ link "[Terms](https://example.com)"
      ---
      ▼ text "{count, plural, one {# pizza} other {# pizzas}}"
      --- strings en
      ▼ "free.accessibilityLabel" "Free <b>delivery</b>"
      """,
    passes: """
      text "Free delivery"
      ---
      text "Tom & Jerry"
      ---
      text "2 * 3 * 4 = 24"
      --- Code is read as it is written.
      text "<b>" attributedLabel ("<b>" context sourceCode)
      --- Comparison and a heart are no tags.
      text "a < b and c > d"
      text "I <3 pizza"
      --- A name in a program has lines below; they are no emphasis.
      text "file_name_of_pizza"
      --- strings en
      "free" "Free delivery of %@"
      """,
    check: .texts(any: .sign, inFiles: .spoken) { text in
      guard !text.runs.contains(where: { $0.attributes.context == "sourceCode" }) else {
        return nil
      }
      let reading = MarkupReading(text.text)
      return reading.first.map { SpokenFlaw($0, better: reading.isPlural ? nil : reading.plain) }
    })
}
