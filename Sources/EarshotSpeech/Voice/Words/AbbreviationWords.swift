/// Shortened words that voices read letter by letter or cut off.
package enum AbbreviationWords {
  /// What is known of a shortened word.
  package struct Entry: Sendable {
    /// The full word; `nil` when its form depends on the sentence.
    package var full: String?
    /// The full word after a number.
    package var counted: InflectedWord?
    /// How it is read literally, where a source tells.
    package var said: String?
    /// Whether it is shortened only with a full stop after it.
    package var needsPoint = true
  }

  /// The words in lower case, without their full stop; one list, for the letters tell the language.
  ///
  /// Titles and parts of addresses that voices read in full are not here.
  package static let entries: [String: Entry] = [
    "см": Entry(full: "смотреть", said: "эс-эм"), "эл": Entry(),
    "тыс": Entry(counted: InflectedWord("тысяча", "тысячи", "тысяч"), needsPoint: false),
    "млн": Entry(
      counted: InflectedWord("миллион", "миллиона", "миллионов"), needsPoint: false),
    "млрд": Entry(
      counted: InflectedWord("миллиард", "миллиарда", "миллиардов"), needsPoint: false),
    "ул": Entry(full: "улица"),
    "шт": Entry(counted: InflectedWord("штука", "штуки", "штук"), needsPoint: false),
    "просп": Entry(full: "проспект"),
    "пер": Entry(full: "переулок"),
    "пл": Entry(full: "площадь"), "обл": Entry(full: "область"), "корп": Entry(full: "корпус"),
    "кв": Entry(), "тел": Entry(full: "телефон"), "моб": Entry(), "напр": Entry(full: "например"),
    "доп": Entry(), "макс": Entry(),
    "упак": Entry(counted: InflectedWord("упаковка", "упаковки", "упаковок")),
    "уп": Entry(counted: InflectedWord("упаковка", "упаковки", "упаковок")),
    "чел": Entry(counted: InflectedWord("человек", "человека", "человек")),
    "др": Entry(full: "другие", counted: InflectedWord("другой", "других", "других")),
    "стр": Entry(), "ед": Entry(), "ср": Entry(), "гос": Entry(),
    "approx": Entry(full: "approximately"), "qty": Entry(full: "quantity", needsPoint: false),
    "dept": Entry(full: "department"), "incl": Entry(full: "including"),
    "excl": Entry(full: "excluding"), "tel": Entry(full: "telephone"),
    "ext": Entry(full: "extension"),
    "pcs": Entry(full: "pieces", needsPoint: false),
    "pkg": Entry(full: "package", needsPoint: false),
    "acct": Entry(full: "account", needsPoint: false),
    "amt": Entry(full: "amount", needsPoint: false),
    "misc": Entry(full: "miscellaneous"), "mgmt": Entry(full: "management", needsPoint: false),
    "max": Entry(full: "maximum"), "est": Entry(), "avg": Entry(full: "average", needsPoint: false),
    "ca": Entry(full: "circa"), "inkl": Entry(full: "inklusive"), "zzgl": Entry(full: "zuzüglich"),
    "nr": Entry(full: "Nummer"),
    "bzw": Entry(full: "beziehungsweise"), "evtl": Entry(full: "eventuell"),
    "stk": Entry(full: "Stück"),
    "mio": Entry(counted: InflectedWord("Million", "Millionen")),
    "mrd": Entry(counted: InflectedWord("Milliarde", "Milliarden")),
    "ggf": Entry(full: "gegebenenfalls"), "mwst": Entry(),
    "qtd": Entry(full: "quantidade", needsPoint: false), "aprox": Entry(full: "aproximadamente"),
    "máx": Entry(), "mín": Entry(), "núm": Entry(full: "número"), "pág": Entry(full: "página"),
  ]

  /// The full words of short forms that German shares with English.
  static let german = ["tel": "Telefon", "max": "maximal"]

  /// Shortened words whose form the next word tells.
  static let beforeWords: [String: [String: String]] = [
    "эл": [
      "почта": "электронная", "почты": "электронной", "почте": "электронной",
      "почту": "электронную", "адрес": "электронный",
    ]
  ]

  /// Forms of several letters with full stops between them.
  package static let spelled: [String: String] = [
    "т.е.": "то есть", "т.д.": "так далее", "т.п.": "тому подобное", "т.к.": "так как",
    "e.g.": "for example", "i.e.": "that is", "z.b.": "zum Beispiel", "d.h.": "das heißt",
    "u.a.": "unter anderem",
  ]
}
