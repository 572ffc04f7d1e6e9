/// Signs and short forms of money: which voices read them well, and the full words.
package enum CurrencyWords {
  /// The signs that the voice of a language reads as the name of the currency.
  ///
  /// For languages that are not here the signs of ``common`` are taken to be read well.
  package static let readWell: [String: Set<Character>] = [
    "en": ["$", "€", "£", "¥", "¢"], "de": ["$", "€", "£"], "fr": ["$", "€", "£"],
    "es": ["$", "€", "£"], "it": ["$", "€", "£"], "pt": ["$", "€", "£"],
    "ru": ["€"], "ja": ["$", "€", "£", "¥", "￥"], "zh": ["$", "€", "£", "¥", "￥"],
    "ko": ["$", "€", "£", "¥", "₩"],
  ]

  /// The signs that most voices read well.
  package static let common: Set<Character> = ["$", "€", "£", "¥", "¢"]

  /// Short words for money after a number, in lower case, with the sign that they stand for.
  package static let shortForms: [String: Character] = [
    "руб": "₽", "р": "₽", "коп": "к", "грн": "₴",
  ]

  /// Short forms in Arabic letters, which the voice reads letter by letter.
  package static let arabicForms = ["د.إ", "ر.س", "ج.م", "د.ك", "ر.ق", "د.ب", "ر.ع"]

  /// How signs are read literally, by language, where a source tells.
  static let literal: [String: [Character: String]] = ["ru": ["₽": "знак рубля"]]

  /// The hundredth of a currency by language and sign.
  static let hundredths: [String: [Character: InflectedWord]] = [
    "ru": [
      "₽": InflectedWord("копейка", "копейки", "копеек"),
      "$": InflectedWord("цент", "цента", "центов"),
      "€": InflectedWord("цент", "цента", "центов"), "£": InflectedWord("пенс", "пенса", "пенсов"),
      "₴": InflectedWord("копейка", "копейки", "копеек"),
    ],
    "en": [
      "$": InflectedWord("cent", "cents"), "€": InflectedWord("cent", "cents"),
      "£": InflectedWord("penny", "pence"), "₽": InflectedWord("kopeck", "kopecks"),
    ],
    "de": [
      "$": InflectedWord("Cent"), "€": InflectedWord("Cent"), "£": InflectedWord("Pence"),
      "₽": InflectedWord("Kopeke", "Kopeken"),
    ],
  ]

  /// The names by language and sign.
  package static let names: [String: [Character: InflectedWord]] = [
    "ru": [
      "₽": InflectedWord("рубль", "рубля", "рублей"),
      "к": InflectedWord("копейка", "копейки", "копеек"),
      "$": InflectedWord("доллар", "доллара", "долларов"), "€": InflectedWord("евро"),
      "£": InflectedWord("фунт", "фунта", "фунтов"),
      "₴": InflectedWord("гривна", "гривны", "гривен"),
      "₸": InflectedWord("тенге"), "₹": InflectedWord("рупия", "рупии", "рупий"),
      "₺": InflectedWord("лира", "лиры", "лир"), "₩": InflectedWord("вона", "воны", "вон"),
      "₪": InflectedWord("шекель", "шекеля", "шекелей"), "₾": InflectedWord("лари"),
      "R": InflectedWord("реал", "реала", "реалов"),
    ],
    "en": [
      "$": InflectedWord("dollar", "dollars"), "€": InflectedWord("euro", "euros"),
      "£": InflectedWord("pound", "pounds"), "¥": InflectedWord("yen"),
      "¢": InflectedWord("cent", "cents"), "₽": InflectedWord("ruble", "rubles"),
      "к": InflectedWord("kopeck", "kopecks"),
      "₴": InflectedWord("hryvnia", "hryvnias"), "₸": InflectedWord("tenge"),
      "₹": InflectedWord("rupee", "rupees"), "₺": InflectedWord("lira", "liras"),
      "₩": InflectedWord("won"), "₪": InflectedWord("shekel", "shekels"),
      "₾": InflectedWord("lari"), "R": InflectedWord("real", "reais"),
    ],
    "de": [
      "$": InflectedWord("Dollar"), "€": InflectedWord("Euro"), "£": InflectedWord("Pfund"),
      "₽": InflectedWord("Rubel"), "₺": InflectedWord("Lira"), "R": InflectedWord("Real"),
    ],
    "pt": [
      "₽": InflectedWord("rublo", "rublos"), "R": InflectedWord("real", "reais"),
    ],
  ]
}
