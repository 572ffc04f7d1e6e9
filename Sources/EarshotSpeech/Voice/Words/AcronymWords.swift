/// Words of capitals: those that every voice and listener knows, and what others stand for.
package enum AcronymWords {
  /// Acronyms without a vowel that are read well or known to all, and sizes of clothes.
  package static let known: Set<String> = [
    "TV", "PC", "CD", "DVD", "SMS", "MMS", "GPS", "VPN", "PDF", "HTML", "HTTP", "HTTPS", "WWW",
    "DNS", "SD", "HD", "XL", "XXL", "XS", "XXS", "XXXL", "PIN", "QR", "VR", "NFC", "LTE", "DJ",
    "PM", "PS", "VS", "VIP", "MP", "JPG", "PNG", "GMT", "CVV", "CVC", "BBQ", "NYC", "PLN", "SSN",
    "BMW", "KFC", "HBO", "HP", "LG", "NBA", "NHL", "NFL", "BBC", "CNN", "DHL", "TNT", "WC", "MD",
    "СМС", "ТВ", "ПК", "МТС", "ЦСКА", "СССР", "РФ", "ДТП", "ФСБ", "МВД", "МЧС", "СПБ", "МКАД",
  ]

  /// What acronyms stand for; these have vowels or are known to few.
  package static let expansions: [String: String?] = [
    "СБП": "Система быстрых платежей", "ООО": nil, "КБЖУ": "калории, белки, жиры, углеводы",
    "KBJU": nil, "ИНН": nil, "КПП": nil, "БИК": nil, "НДС": nil, "ЖКХ": nil, "ОСАГО": nil,
    "КАСКО": nil, "ТТН": nil, "ФИО": "фамилия, имя, отчество", "ЛК": "личный кабинет",
    "IBAN": nil, "TBD": nil, "TBA": nil, "FYI": nil, "ETA": "estimated time of arrival",
  ]

  /// The vowels of Latin and Cyrillic, in capitals.
  package static let vowels: Set<Character> = [
    "A", "E", "I", "O", "U", "Y", "Ä", "Ö", "Ü", "É", "Á", "Í", "Ó", "Ú", "Ã", "Õ", "Â", "Ê",
    "А", "Е", "Ё", "И", "О", "У", "Ы", "Э", "Ю", "Я", "І", "Ї", "Є",
  ]
}
