import EarshotText

extension Rule {
  static let textRawUrl = Rule(
    "text-raw-url", .text, .info, .high, .slows,
    "The raw address of a page is in a label.",
    what: "“{part}” is an address, not a name",
    why: "the voice spells protocol, slashes and path, and the target stays unknown",
    advice: "name the target, such as “Terms of delivery”; a short domain may stay",
    wcag: ["2.4.4"], references: [.wcag("link-purpose-in-context")],
    settings: ["path-length": 15, "words": 4],
    fails: """
      ▼ link "https://example.com/terms"
      --- screen ru
      ▼ text "Подробнее на http://pizza.example"
      ---
      ▼ text "Read example.org/help/delivery/returns"
      --- boundary path-length
      ▼ link "example.com/abcdefghijklmnop"
      --- boundary words
      ▼ text "See what https://example.com says"
      --- strings en
      ▼ "help.accessibilityLabel" "See https://example.com/help/accessibility"
      """,
    passes: """
      link "Terms of delivery"
      ---
      link "example.com"
      ---
      text "Ratio 16:9 and/or 4:3"
      --- The address bar shows the address that was typed.
      textEntry "Address" value "https://example.com"
      --- So does that of a browser while nobody types.
      text "https://example.com/terms" identifier "urlDisplay"
      --- An example of a form, what a person entered, and a letter to somebody else.
      text "Server (such as https://example.com/api)"
      text "Homepage, https://example.com"
      --- strings en
      "invitation" "Hello! Come to us at https://example.com/i/42 and say hello."
      --- An abbreviation with slashes has no domain.
      text "Salt/pepper/oregano/basil/thyme"
      --- boundary path-length
      link "example.com/abcdefghijklmno"
      --- boundary words
      text "See what https://example.com says now"
      --- strings en
      "help" "See the help pages"
      """,
    check: .texts(all: [.slash, .latin], inFiles: .spoken) { text in
      let words = text.text.split(whereSeparator: \.isWhitespace)
      let length = Int(clamping: text["path-length"])
      guard let place = words.firstIndex(where: { $0.isRawAddress(longerThan: length) }) else {
        return nil
      }
      // After a comma or colon it is what somebody entered, in a long text a part of a message.
      let isAlone = words.count <= Int(clamping: text["words"])
      let isData = place > 0 && ",:;=".contains(words[place - 1].last ?? " ")
      // In brackets or quotes it is an example.
      let before = words[...place].joined()
      let isExample = "([{«“„".contains { before.contains($0) }
      guard isAlone, !isData, !isExample, !text.isAddressBar else { return nil }
      return SpokenFlaw(words[place].droppingLast { ",.;:!?".contains($0) })
    })
}
