/// Words by which apps say a state or a purpose themselves, by language: en, ru, de, pt, es, fr, ar.
enum StateWords {
  /// Beginnings of words for "selected".
  static let selected = [
    "selected", "chosen", "выбран", "ausgewählt", "selecionad", "seleccionad", "sélectionné",
    "محدد",
  ]

  /// Beginnings of words for "loading" and "please wait".
  static let loading = [
    "loading", "please wait", "in progress", "загруз", "загружа", "подожди", "идёт", "laden",
    "lädt", "bitte warten", "carregando", "aguarde", "cargando", "espere", "chargement",
    "veuillez patienter", "تحميل", "انتظر",
  ]

  /// Words for "search", each as the first word of a label or placeholder.
  static let search: Set<String> = [
    "search", "find", "поиск", "найти", "искать", "ищите", "suche", "suchen", "buscar",
    "pesquisar", "pesquisa", "procurar", "busca", "rechercher", "recherche", "بحث", "ابحث", "搜索",
    "検索",
  ]

  /// Names of actions that only copy text.
  static let copy: Set<String> = [
    "copy", "копировать", "скопировать", "kopieren", "copiar", "copier", "نسخ",
  ]

  /// What the parts of a badge's name mean, as beginnings of words; the first is for a label.
  static let badges: [String: [String: [String]]] = [
    "new": [
      "en": ["New"], "ru": ["Новинка", "нов"], "de": ["Neu"], "pt": ["Novo", "nov"],
      "ar": ["جديد"],
    ],
    "sale": [
      "en": ["Sale", "discount", "off"], "ru": ["Скидка", "распродаж", "скидк"],
      "de": ["Angebot", "rabatt"], "pt": ["Promoção", "desconto"], "ar": ["تخفيض", "خصم"],
    ],
    "hot": [
      "en": ["Hot", "popular", "spicy"], "ru": ["Хит", "остр", "популярн"],
      "de": ["Beliebt", "scharf"], "pt": ["Popular", "picante"], "ar": ["رائج", "حار"],
    ],
  ]
}

extension String {
  /// Whether a text in lower case holds a word that begins with one of some beginnings, which are
  /// in lower case too.
  func hasWord(beginningWith beginnings: [String]) -> Bool {
    let text = Array(utf8)
    return beginnings.contains { beginning in
      let bytes = Array(beginning.utf8)
      guard let first = bytes.first, bytes.count <= text.count else { return false }
      return (0...text.count - bytes.count).contains { place in
        text[place] == first && text[place...].starts(with: bytes)
          && text.startsWord(at: place)
      }
    }
  }
}

extension [UInt8] {
  /// Whether no letter stands before a place: the start, an ASCII mark, or a dash or quote of those
  /// that begin with E2 80 or are C2 AB.
  fileprivate func startsWord(at place: Int) -> Bool {
    guard place > 0 else { return true }
    let last = self[place - 1]
    if last < 0x80 {
      return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(last)
    }
    if place > 1, self[place - 2] == 0xC2 { return last == 0xAB || last == 0xA0 }
    return place > 2 && self[place - 3] == 0xE2 && self[place - 2] == 0x80
  }
}
