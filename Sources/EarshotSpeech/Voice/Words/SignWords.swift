/// Names of signs, for brackets and for texts whose punctuation is spoken.
enum SignWords {
  /// Brackets and quotation marks, which are read in every text.
  static let brackets: Set<Character> = [
    "(", ")", "[", "]", "{", "}", "«", "»", "\"", "“", "”", "„", "‹", "›",
  ]

  /// Brackets that open and close a remark, which a pause can stand for.
  static let opening: Set<Character> = ["(", "[", "{"]
  static let closing: Set<Character> = [")", "]", "}"]

  /// The names by language.
  static let names: [String: [Character: String]] = [
    "ru": [
      "(": "открывающая скобка", ")": "закрывающая скобка", "[": "открывающая квадратная скобка",
      "]": "закрывающая квадратная скобка", "{": "открывающая фигурная скобка",
      "}": "закрывающая фигурная скобка", "«": "открывающая кавычка", "»": "закрывающая кавычка",
      "\"": "кавычка", "“": "открывающая кавычка", "”": "закрывающая кавычка",
      "„": "открывающая кавычка", "‹": "открывающая кавычка", "›": "закрывающая кавычка",
      "'": "апостроф", "’": "апостроф", "!": "восклицательный знак", "?": "вопросительный знак",
      ".": "точка", ",": "запятая", ":": "двоеточие", ";": "точка с запятой", "-": "дефис",
      "–": "тире", "—": "тире", "…": "многоточие", "/": "косая черта",
      "\\": "обратная косая черта", "|": "вертикальная черта", "&": "амперсанд",
      "@": "собака", "#": "решётка", "*": "звёздочка", "%": "процент", "°": "градус",
      "×": "умножить", "±": "плюс-минус", "+": "плюс", "=": "равно", "<": "меньше",
      ">": "больше", "_": "подчёркивание", "~": "тильда", "^": "циркумфлекс", "№": "номер",
      "₽": "знак рубля", "$": "доллар", "€": "евро", "£": "фунт",
    ],
    "en": [
      "(": "left parenthesis", ")": "right parenthesis", "[": "left bracket",
      "]": "right bracket", "{": "left brace", "}": "right brace", "«": "left quote",
      "»": "right quote", "\"": "quote", "“": "left quote", "”": "right quote",
      "„": "low quote", "‹": "left quote", "›": "right quote", "'": "apostrophe",
      "’": "apostrophe", "!": "exclamation mark", "?": "question mark", ".": "period",
      ",": "comma", ":": "colon", ";": "semicolon", "-": "hyphen", "–": "en dash",
      "—": "em dash", "…": "ellipsis", "/": "slash", "\\": "backslash", "|": "vertical line",
      "&": "ampersand", "@": "at", "#": "number", "*": "asterisk", "%": "percent",
      "°": "degree", "×": "times", "±": "plus-minus", "+": "plus", "=": "equals",
      "<": "less than", ">": "greater than", "_": "underscore", "~": "tilde", "^": "caret",
      "№": "number", "₽": "ruble", "$": "dollar", "€": "euro", "£": "pound",
    ],
    "de": [
      "(": "Klammer auf", ")": "Klammer zu", "[": "eckige Klammer auf",
      "]": "eckige Klammer zu", "{": "geschweifte Klammer auf", "}": "geschweifte Klammer zu",
      "«": "Anführungszeichen", "»": "Anführungszeichen", "\"": "Anführungszeichen",
      "“": "Anführungszeichen", "”": "Anführungszeichen", "„": "Anführungszeichen",
      "‹": "Anführungszeichen", "›": "Anführungszeichen", "'": "Apostroph", "’": "Apostroph",
      "!": "Ausrufezeichen", "?": "Fragezeichen", ".": "Punkt", ",": "Komma",
      ":": "Doppelpunkt", ";": "Semikolon", "-": "Bindestrich", "–": "Gedankenstrich",
      "—": "Gedankenstrich", "…": "Auslassungspunkte", "/": "Schrägstrich",
      "\\": "umgekehrter Schrägstrich", "|": "senkrechter Strich", "&": "Und-Zeichen",
      "@": "At", "#": "Raute", "*": "Sternchen", "%": "Prozent", "°": "Grad", "×": "mal",
      "±": "plus-minus", "+": "plus", "=": "gleich", "<": "kleiner als", ">": "größer als",
      "_": "Unterstrich", "~": "Tilde", "^": "Zirkumflex", "№": "Nummer", "₽": "Rubel",
      "$": "Dollar", "€": "Euro", "£": "Pfund",
    ],
  ]
}
