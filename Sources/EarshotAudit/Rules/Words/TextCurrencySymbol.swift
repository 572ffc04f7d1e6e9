import EarshotText
import EarshotVerbalizer

extension Rule {
  static let textCurrencySymbol = Rule(
    "text-currency-symbol", .text, .warning, .medium, .slows,
    "A currency sign is not read as money.",
    what: "the voice does not read “{part}” as the name of a currency",
    why: "a listener hears the name of a sign, or a bare number, instead of a price",
    advice: "put the currency in words into the label, in the form that the number asks for",
    wcag: ["3.1.2"], references: [.apple("foundation/numberformatter")],
    fails: """
      screen ru
      ▼ button "В корзину за 514 ₽"
      ▼ text "от 1 241 ₽"
      --- screen ru
      ▼ button "Комбо на двоих" value "999 руб."
      --- screen pt
      ▼ text "R$ 49,90"
      --- screen en
      header "Wallet"
      ▼ element "Balance" value "₽1,200.50"
      --- strings ru
      ▼ "price" "от %d ₽"
      ▼ "cart.accessibilityLabel" "В корзину за %@ руб."
      --- strings ru
      ▼ "old" one "%d ₽" few "%d ₽" many "%d ₽" other "%d ₽"
      """,
    passes: """
      screen ru
      button "В корзину за 514 рублей"
      --- screen en
      text "$9.99"
      --- screen de
      text "12,50 €"
      --- The label is said instead of the text that is seen.
      screen ru
      button "В корзину за 514 рублей" appearance (text "В корзину за 514 ₽")
      --- The app says itself how the sign is spoken.
      screen ru
      text "5 ₽" attributedLabel "5 " ("₽" ipa "rʊˈblʲej")
      --- Nothing tells the language of the voice.
      text "£4.50"
      --- The variable of a phrase is no money.
      strings ru
      "play" "Включить ${station}"
      --- What a person typed is theirs.
      screen ru
      textEntry "Сумма" value "500 ₽"
      --- The letter stands for a street or a river here.
      screen ru
      text "р. Волга"
      --- strings ru
      "price" one "%d рубль" few "%d рубля" many "%d рублей" other "%d рубля"
      strings en
      "price" "$%d"
      """,
    check: .texts(any: [.currency, .otherLetter]) { text in
      guard text.classes.contains(.currency) || text.classes.contains(.digit),
        !text.hasSpokenVariant, text.language != "und"
      else { return nil }
      guard var flaw = text.flaw(.currency), !text.isVariable(flaw.part) else {
        let sign = NormalizerLexicon.unreadableCurrencies.first {
          text.text.hasASCII($0) && !text.isVariable($0)
        }
        return sign.map { SpokenFlaw($0) }
      }
      // The part is the sign without the number; the point of a short form stays.
      let pieces = flaw.part.split { $0.isNumber || $0.isWhitespace || $0 == "," }
      let sign = pieces.first { $0.contains { $0.isCurrencySymbol || $0.isLetter } }
      flaw.part = sign.map { String($0.drop { $0 == "." }) } ?? flaw.part
      return flaw
    })
}

extension SpokenText {
  /// Whether a sign stands before braces, as in `${name}`, wherever it stands.
  fileprivate func isVariable(_ sign: String) -> Bool {
    sign == "$" && text.hasASCII("${")
      && !text.replacing("${", with: "").contains("$")
  }
}
